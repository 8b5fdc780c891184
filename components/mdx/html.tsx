/** A static part of a page. The HTML is made by `lib/mdx`: nothing else may be handed over here. */
export function Html({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
