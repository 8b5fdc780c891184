import { use } from 'react';
import { ContentReader } from '../content/files';
import { type Content, parseContent } from '../content/parse';
import { contentRoot } from '../content/root';
import { instrumented } from '../next/instrumented';
import { site } from '../site';
import { buildModel, type SiteModel } from './model';

export type { SiteModel } from './model';
export type { Route } from './table';

const development = process.env.NODE_ENV === 'development';

// On globalThis, because the bundler may instantiate this module more than once in a process.
const state = globalThis as typeof globalThis & { siteModel?: Promise<SiteModel>; contentReader?: ContentReader };

/**
 * Returns the model of this process. A build reads the content once. In development, the content is read again after
 * {@link invalidateModel}, and only changed files are opened.
 */
export function getModel(): Promise<SiteModel> {
  state.siteModel ??= instrumented(readModel());
  return state.siteModel;
}

/** {@link getModel} for server components that are not async. */
export function useModel(): SiteModel {
  return use(getModel());
}

/** Makes the next {@link getModel} read the content again. */
export function invalidateModel(): void {
  state.siteModel = undefined;
}

/** Returns the current content. Opens and parses only changed files. */
export function readContent(): Content {
  state.contentReader ??= new ContentReader(contentRoot);
  return parseContent(state.contentReader.read());
}

async function readModel(): Promise<SiteModel> {
  return buildModel({ content: readContent(), site, drafts: development });
}
