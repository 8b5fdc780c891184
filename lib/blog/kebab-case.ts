const words = /\p{Lu}{2,}(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\p{N}+/gu;

/**
 * A label as a segment of a URL, with a hyphen also between letters and digits and at the humps of a camel:
 * `v24.00` → `v-24-00`, `webforJ` → `webfor-j`, `SPA Routing` → `spa-routing`.
 */
export function kebabCase(label: string): string {
  return (label.match(words) ?? []).join('-').toLowerCase();
}
