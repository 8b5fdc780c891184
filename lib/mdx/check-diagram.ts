/** Why a diagram cannot be drawn, with the line in it where that is known. */
export type DiagramProblem = { message: string; line?: number };

type ParseError = Error & { hash?: { loc?: { first_line?: number } } };

/** Reads a diagram as the browser will; undefined where it can be drawn. The library is loaded when a page has a diagram. */
export async function checkDiagram(code: string): Promise<DiagramProblem | undefined> {
  const [{ default: mermaid }, { default: purify }] = await Promise.all([import('mermaid'), import('dompurify')]);
  // Cleans labels for the browser, which takes a document; whether a diagram can be read does not depend on it.
  if (!purify.isSupported) Object.assign(purify, { addHook: () => {}, sanitize: (text: string) => text });
  try {
    await mermaid.parse(code);
    return undefined;
  } catch (error) {
    const { message, hash } = error as ParseError;
    const [reason = '', ...others] = message.split('\n').filter((line) => line.trim() !== '');
    const expected = others.find((line) => line.startsWith('Expecting'));
    return { message: [reason.replace(/:$/, ''), expected].filter(Boolean).join(': '), line: hash?.loc?.first_line };
  }
}
