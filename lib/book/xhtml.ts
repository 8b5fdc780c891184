import { xmlText } from '../plain/to-xhtml';

/** Parts of an XHTML document. `body` is XHTML. */
export type Page = { title: string; lang: string; dir: 'ltr' | 'rtl'; head?: string; bodyType?: string; body: string };

/** Returns a whole XHTML document. */
export function xhtmlPage({ title, lang, dir, head = '', bodyType, body }: Page): string {
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n` +
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}" dir="${dir}">\n` +
    `<head><meta charset="utf-8"/><title>${xmlText(title)}</title>${head}</head>\n` +
    `<body${bodyType === undefined ? '' : ` epub:type="${bodyType}"`}>\n${body}\n</body>\n</html>\n`
  );
}
