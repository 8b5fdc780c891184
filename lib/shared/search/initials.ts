/** Index term of the initials of a Java name: `bSE` → `~bse`. The prefix separates it from words. */
export function initialsTerm(letters: string): string {
  return `~${letters.toLowerCase()}`;
}
