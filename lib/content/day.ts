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
