import { covers } from './motifs';
import { type Mode, paletteOf } from './palette';
import { box } from './shapes';
import { loadFonts } from './text';

const modes: Record<Mode, string> = { light: 'cover.svg', dark: 'cover.dark.svg' };

/** Draws the covers of all posts, one for each color mode. Returns SVG by path in the content folder. */
export async function drawCovers(): Promise<Map<string, string>> {
  const write = await loadFonts();
  const files = new Map<string, string>();
  for (const [folder, { hue, motif }] of Object.entries(covers)) {
    for (const [mode, name] of Object.entries(modes) as [Mode, string][]) {
      const p = paletteOf(hue, mode);
      const picture = [box(0, 0, 1200, 630, p.ground, 0), ...motif(p, write)].join('');
      files.set(
        `en/blog/${folder}/${name}`,
        `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${picture}</svg>\n`,
      );
    }
  }
  return files;
}
