/**
 * The moment that a build counts as its own, for the year in the footer and for posts of the future: `SOURCE_DATE_EPOCH`
 * in seconds where it is set, so that the same sources give the same files at any time; now otherwise.
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws Error when the variable is no number
 */
export function buildDate(): Date {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (!epoch) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; it must be a number of seconds.`);
  return new Date(Number(epoch) * 1000);
}
