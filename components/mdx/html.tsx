/** A static part of a page. The HTML is inserted without escaping, so pass only output of `lib/mdx`. */
export function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
