const timeZone = /:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$|\b(?:GMT|UTC?|[CEMP][DS]T)\b/i;

/** Year, month, and day at the start, or month, day, and year. */
const dayForms = [/^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)/, /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/];

/**
 * Parses a date with or without time, in any form that JavaScript accepts: `2025-09-30`, `9/30/2025 10:00`. Without a
 * time zone, it uses UTC, so that the result does not depend on the build machine. Returns undefined for invalid dates.
 */
export function parseDate(text: string): Date | undefined {
  const written = text.trim();
  if (dayForms.some((form) => isNoDay(form.exec(written)?.groups))) return undefined;
  // The time zone follows an ISO time directly, and other forms after a space.
  const utc = /\dT\d/.test(written) ? 'Z' : ' UTC';
  const date = new Date(timeZone.test(written) ? written : written + utc);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function isNoDay(written: Record<string, string> | undefined): boolean {
  if (!written) return false;
  const [year, month, day] = [written.year, written.month, written.day].map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day;
}

/**
 * Parses a day such as `2025-09-30`, with or without a time after it, as midnight UTC. Posts are dated by day, and the
 * day must not depend on the build machine. Returns undefined for invalid days (`2025-02-30`).
 */
export function parseDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) ? date : undefined;
}

/** Formats a day as `2025-09-30`. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
