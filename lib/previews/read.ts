import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { anatomyOf } from '../reference/anatomies';
import { parseFence, parsePreview } from './parse';
import type { ParsedPreview } from './types';

/** A picture in a text that is not part of a demo: a preview file, or the markup of a code fence. */
export type Picture = {
  /** Path below `content/samples`, without `.preview.html`. */
  src?: string;
  markup?: string;
  /** Tag of a component, for the drawing of its parts. */
  anatomy?: string;
};

/** Path of the preview of a demo below `content/samples`: it stands beside the demo's first source. */
export function previewFile(sources: readonly string[]): string {
  return (sources[0] ?? '').replace(/\.\w+$/, '.preview.html');
}

/**
 * Reads and parses the preview of a demo.
 * @param sources files below `samples`
 * @returns undefined if it has none yet
 */
export async function readPreview(contentRoot: string, sources: readonly string[]): Promise<ParsedPreview | undefined> {
  return readFrom(contentRoot, previewFile(sources));
}

/**
 * Reads and parses a picture.
 * @returns undefined if there is no such file
 */
export async function readPicture(contentRoot: string, { src, markup, anatomy }: Picture): Promise<ParsedPreview | undefined> {
  if (anatomy !== undefined) return readAnatomy(anatomy);
  return markup === undefined ? readFrom(contentRoot, `${src}.preview.html`) : parsedOnce(markup, parseFence);
}

function readAnatomy(tag: string): ParsedPreview | undefined {
  const anatomy = anatomyOf(tag);
  // Like a fence, so that components that fill the width of a page do so here.
  return anatomy && parsedOnce(anatomy.markup, (markup) => ({ ...parsePreview(markup), places: anatomy.places }));
}

async function readFrom(contentRoot: string, file: string): Promise<ParsedPreview | undefined> {
  const text = await readFile(path.join(contentRoot, 'samples', file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parsedOnce(text, parsePreview);
}

const parsed = new Map<string, ParsedPreview>();

/** A page and its sheet need the same preview, in each language. Nothing changes a parsed preview. */
function parsedOnce(text: string, parse: (text: string) => ParsedPreview): ParsedPreview {
  const key = `${parse.name} ${text}`;
  const known = parsed.get(key) ?? parse(text);
  parsed.set(key, known);
  return known;
}
