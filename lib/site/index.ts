import { loadSite } from './load';
import type { Site } from './schema';
import { values } from './values';

export type { Label, NavbarItem } from './schema';

/** The configuration of this build. */
export const site = loadSite(values, process.env);

/** Returns the absolute URL of a site path, without a final slash for the home page below a base path. */
export function absoluteUrl(path: string, { url, basePath }: Pick<Site, 'url' | 'basePath'> = site): string {
  return url + basePath + (path === '/' && basePath ? '' : path);
}
