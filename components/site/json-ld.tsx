/** Facts about a page for search engines, by https://schema.org. Data, no script: the security policy does not concern it. */
export function JsonLd({ data }: { data: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  // Nothing in it needs escaping but "<", which could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
