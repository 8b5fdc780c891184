/**
 * Returns the date of the build, which decides the year in the footer and which posts are scheduled. It is
 * `SOURCE_DATE_EPOCH` in seconds if set, so that builds are reproducible, otherwise now.
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws Error when the variable is not a number
 */
export function buildDate(): Date {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (!epoch) return new Date();
  if (!/^\d+$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is "${epoch}"; it must be a number of seconds.`);
  return new Date(Number(epoch) * 1000);
}
