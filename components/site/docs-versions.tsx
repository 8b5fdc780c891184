import { type ReactNode, use } from 'react';
import { versionPath } from '@/lib/docs/ids';
import { flattenSidebar } from '@/lib/docs/navigation';
import { usePageText } from '@/lib/i18n/server';
import { instrumented } from '@/lib/next/instrumented';
import { useModel } from '@/lib/routes';
import { site } from '@/lib/site';

// A constant of the build (next.config.ts): sites with a single version do not bundle this.
const versionLinks = process.env.NEXT_PUBLIC_DOCS_VERSIONS ? instrumented(import('./version-links')) : undefined;

/** Links to the versions of the docs, for a menu. Undefined if there is only one version. */
export function useVersionLinks(): ReactNode {
  const { locale } = usePageText();
  const sets = useModel().docSets(locale);
  if (sets.length < 2 || !versionLinks) return undefined;
  const { VersionLinks } = use(versionLinks);
  const versions = sets.map(({ version, docs, sidebar }) => {
    const root = versionPath(site.docs.routeBase, version);
    const pages = [...docs.values()].map(({ path }) => path.slice(root.length));
    return { name: version.name, label: version.label, root, first: flattenSidebar(sidebar)[0]?.path ?? root, pages };
  });
  return <VersionLinks versions={versions} />;
}
