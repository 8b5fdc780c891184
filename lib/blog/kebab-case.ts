const words = /\p{Lu}{2,}(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{Lo}+|\p{N}+/gu;

/**
 * Converts a label to a URL segment. Inserts hyphens between letters and digits and in camel-case names: `v24.00` →
 * `v-24-00`, `webforJ` → `webfor-j`, `SPA Routing` → `spa-routing`.
 */
export function kebabCase(label: string): string {
  return (label.match(words) ?? []).join('-').toLowerCase();
}
