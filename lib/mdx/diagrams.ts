import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentRoot } from '../content/root';
import type { DiagramTheme } from './diagram-themes';

/**
 * Returns the path of a drawing in the content folder. It contains a hash of the diagram's source, so that a changed
 * diagram is drawn again.
 */
export function drawingFile(code: string, theme: DiagramTheme): string {
  return `diagrams/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.${theme}.svg`;
}

/** Returns the site paths of a diagram's two drawings, whether or not they exist. */
export function drawingPaths(code: string): Record<DiagramTheme, string> {
  const file = (theme: DiagramTheme) => path.join(contentRoot, drawingFile(code, theme));
  return { light: file('light'), dark: file('dark') };
}
