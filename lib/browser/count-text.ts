type Formats = { plural: Intl.PluralRules; number: Intl.NumberFormat };

/** Cache, because creating formats takes longer than the rest of a search. */
const formats = new Map<string, Formats>();

function formatsOf(htmlLang: string): Formats {
  let known = formats.get(htmlLang);
  if (!known) {
    known = { plural: new Intl.PluralRules(htmlLang), number: new Intl.NumberFormat(htmlLang) };
    formats.set(htmlLang, known);
  }
  return known;
}

/** Formats the number of found pages with the plural forms of the language. */
export function countText(count: number, htmlLang: string, texts: { countOne: string; countOther: string }): string {
  const { plural, number } = formatsOf(htmlLang);
  return (plural.select(count) === 'one' ? texts.countOne : texts.countOther).replace('{count}', number.format(count));
}
