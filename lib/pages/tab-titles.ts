import { categoriesOf } from '../docs/navigation';
import { type DocsRoute, isDocsRoute, type Route } from '../routes/table';

/** Title of a docs page, and the labels of the categories around it, nearest first. */
function namesOf(route: DocsRoute): { title: string; around: string[] } {
  const title = route.kind === 'doc' ? (route.doc.entry.frontMatter.title_meta ?? route.doc.title) : route.index.title;
  const around = categoriesOf(route.set.sidebar, route.path).map(({ label }) => label);
  return { title, around: around.reverse().filter((label) => label !== title) };
}

/**
 * Returns titles of docs pages for tabs and search results. Pages of a language with the same title ("Overview") get
 * the names of as many parent categories as needed to distinguish them.
 */
export function tabTitles(routes: Route[]): Map<Route, string> {
  const groups = new Map<string, { route: DocsRoute; title: string; around: string[] }[]>();
  for (const route of routes.filter(isDocsRoute)) {
    const names = namesOf(route);
    const key = `${route.locale} ${names.title}`;
    groups.set(key, [...(groups.get(key) ?? []), { route, ...names }]);
  }
  const titles = new Map<Route, string>();
  for (const group of groups.values()) {
    const candidates = (depth: number) => group.map(({ title, around }) => [title, ...around.slice(0, depth)].join(' · '));
    let depth = group.length > 1 ? 1 : 0;
    const deepest = Math.max(...group.map(({ around }) => around.length));
    while (depth < deepest && new Set(candidates(depth)).size < group.length) depth += 1;
    for (const [index, title] of candidates(depth).entries()) {
      const route = group[index]?.route;
      if (route) titles.set(route, title);
    }
  }
  return titles;
}
