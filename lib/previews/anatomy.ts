import type { AnatomyPlace } from '../reference/anatomies';

/** Names the slot of an element in a drawing of parts. */
export function withSlot(html: string, slot: string): string {
  return html.replace(/^<\w+/, `$& data-slot="${slot}"`);
}

/**
 * Marks the places of parts in a drawing with `data-place`. The first element of each place gets its number.
 * @param html the drawing, in which no attribute contains `>`
 */
export function markPlaces(html: string, places: readonly AnatomyPlace[]): string {
  const numbered = new Set<number>();
  return html
    .replace(/<(?:div|span)\b([^>]*)>/g, (tag, attributes: string) => {
      const [place] = places.filter(({ at }) => isAt(attributes, at)).sort((a, b) => b.at.length - a.at.length);
      if (!place) return tag;
      const number = places.indexOf(place) + 1;
      const marker = numbered.has(number) || place.mark === '' ? '' : `<i class="mark-${place.mark}">${number}</i>`;
      numbered.add(number);
      return `${tag.slice(0, -1)} data-place="${number}">${marker}`;
    })
    .replace(/ data-slot="[^"]*"/g, '');
}

function isAt(attributes: string, at: string): boolean {
  const [, slot] = /^\[(.+)\]$/.exec(at) ?? [];
  if (slot !== undefined) return attributes.includes(` data-slot="${slot}"`);
  const classes = /\bclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
  return at.split('.').every((name) => classes.includes(name));
}
