import type { Problem } from '../problems/problem';
import type { SiteModel } from './model';
import type { Route } from './table';

/**
 * Returns the problems to show to an author who views a page: those of its file and of files that affect every page
 * (categories, configuration). If there is no page, returns all problems, because any of them may be the reason.
 */
export function problemsOnPage({ problems }: Pick<SiteModel, 'problems'>, route: Route | undefined): Problem[] {
  if (!route) return problems;
  return problems.filter(({ file }) => file === route.source || !/\.mdx?$/.test(file));
}
