import { createHash } from 'node:crypto';
import path from 'node:path';
import { contentRoot } from '../content/root';
import type { DiagramTheme } from '../shared/diagram-themes';

/** The file of a drawing, from the content folder: named by the diagram's source, so that it is drawn anew when that changes. */
export function drawingFile(code: string, theme: DiagramTheme): string {
  return `diagrams/${createHash('sha256').update(code).digest('hex').slice(0, 12)}.${theme}.svg`;
}

/** Paths of the two drawings of a diagram, whether they exist or not. */
export function drawingPaths(code: string): Record<DiagramTheme, string> {
  const file = (theme: DiagramTheme) => path.join(contentRoot, drawingFile(code, theme));
  return { light: file('light'), dark: file('dark') };
}
