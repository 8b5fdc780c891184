import path from 'node:path';
import type { Metadata } from 'next';
import { Article } from '@/components/docs/article';
import { Link } from '@/components/navigation/link';
import { fewestLinks, type HealthKind, type HealthRow, healthKinds, longestSentences, type Place, readHealth } from '@/lib/checks/health';
import { contentRoot } from '@/lib/content/root';
import { getPageText } from '@/lib/i18n/server';
import { getModel, readContent } from '@/lib/routes';
import { withBasePath } from '@/lib/shared/base-path';
import { localeInfo, locales } from '@/lib/shared/i18n/locales';
import { localizePath } from '@/lib/shared/i18n/paths';

export const metadata: Metadata = { title: 'Health of the content', robots: { index: false } };

const kinds: Record<HealthKind, { title: string; about: string }> = {
  outdated: {
    title: 'Outdated',
    about: 'The English page has changed since its translation. Those that differ most in structure come first.',
  },
  untranslated: { title: 'Untranslated', about: 'Pages that are shown in English. Those with the most links from other pages come first.' },
  'without-picture': { title: 'Without picture', about: 'Pages of components without a preview, longest first.' },
  'hard-to-read': {
    title: 'Hard to read',
    about: `Pages with more than ${longestSentences} words per sentence on average, and their worst paragraphs.`,
  },
  'rarely-linked': { title: 'Rarely linked', about: `Pages that fewer than ${fewestLinks} other pages link to.` },
};

/** Development only: what the pages of a language lack, worst first, with links that open the editor. */
export default async function Health({ searchParams }: { searchParams: Promise<{ section?: string }> }) {
  const { locale } = await getPageText();
  const { section } = await searchParams;
  const found = await readHealth(locale, { root: contentRoot, content: readContent(), model: await getModel() });
  const sections = [...new Set([...found.values()].flat().map((row) => row.section))].sort();
  const shown = healthKinds.flatMap((kind) => {
    const rows = found.get(kind)?.filter((row) => section === undefined || row.section === section);
    return rows ? [{ kind, rows }] : [];
  });
  return (
    <Article page={{ heading: 'Health of the content', breadcrumbs: [{ label: 'Health of the content' }] }} toc={[]}>
      <div lang="en">
        <p>
          Language:{' '}
          {separated(locales, (other) =>
            other === locale ? (
              <strong key={other}>{localeInfo(other).label}</strong>
            ) : (
              <a key={other} href={withBasePath(localizePath('/health', other))} lang={localeInfo(other).htmlLang}>
                {localeInfo(other).label}
              </a>
            ),
          )}
          . English lists pictures, sentences, and links; other languages list translations.
        </p>
        <p>
          Section:{' '}
          {separated([undefined, ...sections], (other) =>
            other === section ? (
              <strong key={other ?? ''}>{other ?? 'all'}</strong>
            ) : (
              <Link key={other ?? ''} href={other === undefined ? '/health' : `/health?section=${encodeURIComponent(other)}`}>
                {other ?? 'all'}
              </Link>
            ),
          )}
        </p>
        {shown.map(({ kind, rows }) => (
          <section key={kind}>
            <h2 id={kind}>
              {kinds[kind].title} ({rows.length})
            </h2>
            <p>{kinds[kind].about}</p>
            {rows.length > 0 ? <Rows rows={rows} /> : <p>None.</p>}
          </section>
        ))}
      </div>
    </Article>
  );
}

function Rows({ rows }: { rows: HealthRow[] }) {
  return (
    <div className="table-frame">
      <table>
        <thead>
          <tr>
            <th>Page</th>
            <th>Finding</th>
            <th>File</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, details = [], ...place }) => (
            <tr key={place.file}>
              <td>
                <Link href={page.path} lang={localeInfo(page.entry.textLocale).htmlLang}>
                  {page.title}
                </Link>
              </td>
              <td>
                {place.note}
                {details.length > 0 ? (
                  <ul>
                    {details.map((detail) => (
                      <li key={detail.line}>
                        <Editor {...detail} label={`line ${detail.line}`} />: {detail.note}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </td>
              <td>
                <Editor {...place} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Opens a file in the editor, like the error overlay of Next.js. The server answers with 204, so the page stays. The
 * target keeps the client router away from the link.
 */
function Editor({ file, line, label = `${file.split('/').slice(2).join('/')}:${line}` }: Place & { label?: string }) {
  // Messages call the content folder `content`, wherever it is.
  const real = path.resolve(contentRoot, path.relative('content', file));
  const query = new URLSearchParams({ file: real, line1: String(line), column1: '1' });
  return (
    <a href={withBasePath(`/__nextjs_launch-editor?${query}`)} target="_top">
      {label}
    </a>
  );
}

function separated<Item>(items: readonly Item[], show: (item: Item) => React.ReactNode): React.ReactNode[] {
  return items.flatMap((item, index) => (index > 0 ? [' · ', show(item)] : [show(item)]));
}
