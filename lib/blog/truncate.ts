import { proseLines } from '../docs/text';

const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const definition = /^\[[^\]]+\]:[ \t]+\S.*$/gm;

/**
 * Returns the excerpt of a post: the text before `{/* truncate *\/}` or `<!-- truncate -->`, plus link definitions from
 * the rest of the text. Returns undefined without marker.
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
