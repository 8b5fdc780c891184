import type { Problem } from '../problems/problem';
import type { SiteModel } from './model';
import type { Route } from './table';

/**
 * What an author who looks at a page should be told: problems of its own file and of files that shape every page
 * (categories, configuration), but not those of other pages. Where there is no page, everything, since one of the
 * problems may be the reason.
 */
export function problemsOnPage({ problems }: Pick<SiteModel, 'problems'>, route: Route | undefined): Problem[] {
  if (!route) return problems;
  return problems.filter(({ file }) => file === route.source || !/\.mdx?$/.test(file));
}
