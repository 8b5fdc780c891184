import type { z } from 'zod';
import { docFrontMatterSchema } from '../content/front-matter';
import { postFrontMatterSchema } from '../content/post-front-matter';
import { authorComponents, authorNames, type PropRule } from './vocabulary';

/** Returns the author's reference as MDX: components with their properties, and front matter of docs and posts. */
export function authorReference(): string {
  const components = authorNames.map((name) => {
    const { use = '', props = {} } = authorComponents[name] ?? {};
    return [`\`${name}\``, use, Object.entries(props).map(describeProp).join('<br />')];
  });
  return [
    '## Components {#components}',
    table(['Component', 'Use', 'Properties'], components),
    '## Front matter of docs {#front-matter}',
    fieldTable(docFrontMatterSchema),
    '## Front matter of posts {#front-matter-of-posts}',
    fieldTable(postFrontMatterSchema),
  ].join('\n\n');
}

function describeProp([name, { type, meaning, required }]: [string, PropRule]): string {
  const values = typeof type === 'string' ? type : type.map((value) => `\`${value}\``).join(', ');
  return `\`${name}\` (${values}${required ? ', required' : ''}): ${meaning}`;
}

function fieldTable({ shape }: z.ZodObject): string {
  const rows = Object.entries(shape).map(([name, schema]) => {
    const { meaning, example, fallback = '' } = (schema as z.ZodType).meta() as Record<'meaning' | 'example' | 'fallback', string>;
    return [`\`${name}\``, meaning, fallback, `\`${name}: ${example}\``];
  });
  return table(['Field', 'Meaning', 'Default', 'Example'], rows);
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
