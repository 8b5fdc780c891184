/** Reason why a diagram cannot be drawn, with its line if known. */
export type DiagramProblem = { message: string; line?: number };

type ParseError = Error & { hash?: { loc?: { first_line?: number } } };

/** Parses a diagram like the browser. Returns undefined if it can be drawn. The library is loaded on the first call. */
export async function checkDiagram(code: string): Promise<DiagramProblem | undefined> {
  const [{ default: mermaid }, { default: purify }] = await Promise.all([import('mermaid'), import('dompurify')]);
  // DOMPurify needs a document, but its result does not matter for parsing.
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
