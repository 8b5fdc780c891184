type Formats = { plural: Intl.PluralRules; number: Intl.NumberFormat };

/** Made once: they take longer than all the rest of an answer. */
const formats = new Map<string, Formats>();

function formatsOf(htmlLang: string): Formats {
  let known = formats.get(htmlLang);
  if (!known) {
    known = { plural: new Intl.PluralRules(htmlLang), number: new Intl.NumberFormat(htmlLang) };
    formats.set(htmlLang, known);
  }
  return known;
}

/** Writes how many pages were found, in the forms of the language. */
export function countText(count: number, htmlLang: string, texts: { countOne: string; countOther: string }): string {
  const { plural, number } = formatsOf(htmlLang);
  return (plural.select(count) === 'one' ? texts.countOne : texts.countOther).replace('{count}', number.format(count));
}
