/** Term of the index for capital letters of Java names, apart from all words: `bSE` → `~bse`. */
export function initialsTerm(letters: string): string {
  return `~${letters.toLowerCase()}`;
}
