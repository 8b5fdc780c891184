/** Characters that XML 1.0 cannot represent. @see https://www.w3.org/TR/xml/#charsets */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be taken out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns a text without the characters that no XML document can contain. */
export const writableInXml = (text: string): string => text.replace(unwritable, '');
