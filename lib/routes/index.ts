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
 * The model of this process: read once for a build; in development read anew after {@link invalidateModel},
 * opening only changed files.
 */
export function getModel(): Promise<SiteModel> {
  state.siteModel ??= instrumented(readModel());
  return state.siteModel;
}

/** The same in a server component that is not async. */
export function useModel(): SiteModel {
  return use(getModel());
}

/** Makes the next {@link getModel} read the content again. */
export function invalidateModel(): void {
  state.siteModel = undefined;
}

/** The content as it is now; only changed files are opened and parsed. */
export function readContent(): Content {
  state.contentReader ??= new ContentReader(contentRoot);
  return parseContent(state.contentReader.read());
}

async function readModel(): Promise<SiteModel> {
  return buildModel({ content: readContent(), site, drafts: development });
}
