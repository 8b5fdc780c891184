import { loadSite } from './load';
import { values } from './values';

export type { Label, NavbarItem } from './schema';

/** The configuration of this build. */
export const site = loadSite(values, process.env);
