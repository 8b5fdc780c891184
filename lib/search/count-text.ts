/** Writes how many pages were found, in the forms of the language. */
export function countText(count: number, htmlLang: string, texts: { countOne: string; countOther: string }): string {
  const isOne = new Intl.PluralRules(htmlLang).select(count) === 'one';
  return (isOne ? texts.countOne : texts.countOther).replace('{count}', new Intl.NumberFormat(htmlLang).format(count));
}
