const timeZone = /:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$|\b(?:GMT|UTC?|[CEMP][DS]T)\b/i;

/** Year, month and day in front, or month, day and year. */
const dayForms = [/^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)/, /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/];

/**
 * A date with or without a time, in any form that JavaScript reads: `2025-09-30`, `9/30/2025 10:00`. Where it names no
 * time zone it is one of UTC, not of the machine, so that it is the same wherever the site is built. Undefined for what
 * is no date.
 */
export function parseDate(text: string): Date | undefined {
  const written = text.trim();
  if (dayForms.some((form) => isNoDay(form.exec(written)?.groups))) return undefined;
  // A zone is written in two ways: right behind an ISO time, and as a word of its own behind all else.
  const utc = /\dT\d/.test(written) ? 'Z' : ' UTC';
  const date = new Date(timeZone.test(written) ? written : written + utc);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function isNoDay(written: Record<string, string> | undefined): boolean {
  if (!written) return false;
  const [year, month, day] = [written.year, written.month, written.day].map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day;
}
