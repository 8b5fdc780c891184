import type { Drawn } from './drawing';
import { icon } from './drawing';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a date such as 2026-03-09. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(Date.parse(text));
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Draws the calendar of a date field for the month of its value, in English as in the default locale of the demos. */
export function drawCalendar(el: Drawn): string {
  const value = el.get('value') ?? '';
  const shown = new Date(isDay(value) ? value : '2026-03-09');
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth()];
  const before = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const days = Array.from({ length: 42 }, (_, index) => new Date(Date.UTC(year, month, index + 1 - before)));
  // The last week is shown only if it has days of the month.
  const weeks = days.slice(35).some((day) => day.getUTCMonth() === month) ? days : days.slice(0, 35);
  const cells = weeks.map((day) => {
    const date = day.toISOString().slice(0, 10);
    const isOut = day.getUTCMonth() !== month || date < (el.get('min') ?? '') || date > (el.get('max') ?? '9999');
    const kind = date === value ? ' class="on"' : isOut ? ' class="out"' : '';
    return `<i${kind}>${day.getUTCDate()}</i>`;
  });
  return (
    `<div class="calendar"><div class="month">${icon('chevron-left')}<span>${months[month]} ${year}</span>${icon('chevron-right')}</div>` +
    `<div class="days">${weekdays.map((day) => `<b>${day}</b>`).join('')}${cells.join('')}</div></div>`
  );
}
