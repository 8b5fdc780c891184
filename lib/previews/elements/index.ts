import { buttons } from './buttons';
import { choices } from './choices';
import { dialogs } from './dialogs';
import type { Drawing } from './drawing';
import { fields } from './fields';
import { layouts } from './layouts';
import { others } from './others';
import { tables } from './tables';
import { toggles } from './toggles';

/** All groups of drawings. */
export const drawingGroups = [buttons, fields, choices, tables, layouts, dialogs, toggles, others] as const;

const byTag = new Map<string, { drawing: Drawing; sheets: readonly string[] }>(
  drawingGroups.flatMap(({ name, drawings }) =>
    Object.entries(drawings).map(
      ([tag, drawing]) => [tag, { drawing, sheets: [drawing.sheet ?? name, ...(drawing.needs ?? [])] }] as const,
    ),
  ),
);

/** Returns the drawing of a tag and the style sheets that it needs. */
export function drawingOf(tag: string): { drawing: Drawing; sheets: readonly string[] } | undefined {
  return byTag.get(tag);
}

/** Tags of all drawings. */
export function drawnTags(): string[] {
  return [...byTag.keys()];
}
