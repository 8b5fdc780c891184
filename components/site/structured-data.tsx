import type { StructuredData as Data } from '@/lib/seo/structured-data';

/** Data for search engines. A block of data, no code: a strict policy needs no exception for it. */
export function StructuredData({ data }: { data: Data[] }) {
  return data.map((item) => (
    <script
      key={item['@type']}
      type="application/ld+json"
      // Nothing in the data can end the script.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll('<', '\\u003c') }}
    />
  ));
}
