/** Structured data for search engines (https://schema.org). It is data, so the security policy allows it. */
export function JsonLd({ data }: { data: object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data });
  // Only "<" needs escaping, because it could end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
