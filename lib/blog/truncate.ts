import { proseLines } from '../docs/text';

const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const definition = /^\[[^\]]+\]:[ \t]+\S.*$/gm;

/**
 * What a list shows of a post: the text before `{/* truncate *\/}` or `<!-- truncate -->`, with the addresses that links
 * in it refer to further down. Undefined where there is no marker.
 */
export function previewOf(body: string): string | undefined {
  for (const { line, index } of proseLines(body)) {
    const found = marker.exec(line);
    if (!found) continue;
    const lines = body.split('\n');
    const preview = [...lines.slice(0, index), line.slice(0, found.index)].join('\n').trimEnd();
    const definitions = lines.slice(index).join('\n').match(definition) ?? [];
    return definitions.length > 0 ? `${preview}\n\n${definitions.join('\n')}` : preview;
  }
  return undefined;
}
