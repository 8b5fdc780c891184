import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ComponentType } from 'react';
import { Link } from '@/components/navigation/link';
import type { Post } from '@/lib/blog/types';
import { siblingItems } from '@/lib/docs/navigation';
import type { Doc, DocSet } from '@/lib/docs/types';
import { getPageText } from '@/lib/i18n/server';
import type { ComponentName } from '@/lib/mdx/vocabulary';
import type { PreviewSheet } from '@/lib/previews/styles';
import type { SiteModel } from '@/lib/routes';
import { resolveHref } from '@/lib/routes/resolve-href';
import { localeInfo } from '@/lib/shared/i18n/locales';
import { isExternal } from '@/lib/shared/text/is-external';
import { Accordion, AccordionDetails, AccordionSummary } from './accordion';
import { Admonition } from './admonition';
import { AppLayoutViewer } from './app-layout-viewer';
import { CodeBlock } from './code-block';
import { ComponentArchetype } from './component-archetype';
import { ComponentDemo } from './component-demo';
import { Diagram } from './diagram';
import { DocCard } from './doc-card';
import { DocCardList } from './doc-card-list';
import { DocChip } from './doc-chip';
import { ExpandableCode } from './expandable-code';
import { GalleryCard, GalleryGrid } from './gallery';
import { Html } from './html';
import { Image } from './image';
import { JavadocLink } from './javadoc-link';
import { PartsMap } from './parts-map';
import { Preview } from './preview';
import { TabItem, Tabs } from './tabs';
import { ThemePlayground } from './theme-playground';
import { Tokens } from './tokens';
import { Source, Video } from './video';

type Context = {
  /** The page. Links and images are relative to its file. */
  page: Doc | Post;
  /** The docs of the page. Undefined for posts. */
  set?: DocSet;
  model: SiteModel;
  /** Style sheet of the previews on the page. Without it, each preview loads all rules. */
  sheet?: PreviewSheet;
};

/** Returns the components that authors may use, bound to a page. */
export async function pageComponents({ page, set, model, sheet }: Context): Promise<MDXComponents> {
  const { locale, t } = await getPageText();
  const { file, textLocale } = page.entry;
  // Buttons of code samples are in the language of the page, even if the text is not.
  const labelsLang = textLocale === locale ? undefined : localeInfo(locale).htmlLang;
  const target = (href: string) => (isExternal(href) ? href : resolveHref(href, page, model));
  const components = {
    Accordion,
    AccordionDetails,
    AccordionSummary,
    Admonition,
    AppLayoutViewer: (props: ComponentProps<typeof AppLayoutViewer>) => (
      <AppLayoutViewer {...props} sheet={sheet} labelsLang={labelsLang} />
    ),
    CodeBlock: (props: ComponentProps<typeof CodeBlock>) => <CodeBlock {...props} labelsLang={labelsLang} />,
    ComponentArchetype: (props: ComponentProps<typeof ComponentArchetype>) => <ComponentArchetype {...props} labelsLang={labelsLang} />,
    ComponentDemo: (props: ComponentProps<typeof ComponentDemo>) => <ComponentDemo {...props} sheet={sheet} labelsLang={labelsLang} />,
    DocCard: ({ href, ...props }: ComponentProps<typeof DocCard>) => <DocCard {...props} href={target(href)} />,
    DocCardList: () => (set ? <DocCardList items={siblingItems(set.sidebar, page.path)} set={set} /> : null),
    DocChip,
    ExpandableCode,
    GalleryCard: ({ href, ...props }: Omit<ComponentProps<typeof GalleryCard>, 'file' | 'sheet'>) => (
      <GalleryCard {...props} href={target(href)} file={file} sheet={sheet} />
    ),
    GalleryGrid,
    Html,
    JavadocLink,
    Mermaid: Diagram,
    PartsMap: (props: ComponentProps<typeof PartsMap>) => <PartsMap {...props} sheet={sheet} />,
    Preview: (props: ComponentProps<typeof Preview>) => <Preview {...props} sheet={sheet} />,
    TabItem,
    Tabs,
    ThemePlayground: (props: ComponentProps<typeof ThemePlayground>) => <ThemePlayground {...props} labelsLang={labelsLang} />,
    Tokens,
  } satisfies Record<ComponentName, unknown>;
  return {
    ...components,
    a: ({ href = '', ...props }: ComponentProps<'a'> & { 'data-heading'?: string }) => {
      const { 'data-heading': heading, ...rest } = props;
      if (heading !== undefined) {
        return (
          <a {...rest} href={href} aria-label={t('docs.headingLink', { heading })}>
            #
          </a>
        );
      }
      return <Link {...rest} href={target(href)} />;
    },
    img: (props: ComponentProps<'img'>) => <Image {...props} file={file} />,
    video: (props: ComponentProps<'video'>) => <Video {...props} file={file} />,
    source: (props: ComponentProps<'source'>) => <Source {...props} file={file} />,
  } as MDXComponents;
}

/**
 * Returns the components for excerpts of posts in lists. Headings have no ids, because the excerpt is not their page,
 * and a lower level than the titles of the list.
 */
export async function previewComponents(context: Context): Promise<MDXComponents> {
  const components = await pageComponents(context);
  const Anchor = components.a as ComponentType<ComponentProps<'a'>>;
  const heading = (Tag: 'h3' | 'h4' | 'h5' | 'h6') => (props: ComponentProps<'h3'>) => <Tag>{props.children}</Tag>;
  return {
    ...components,
    a: (props: ComponentProps<'a'> & { 'data-heading'?: string }) => (props['data-heading'] === undefined ? <Anchor {...props} /> : null),
    h2: heading('h3'),
    h3: heading('h4'),
    h4: heading('h5'),
    h5: heading('h6'),
  } as MDXComponents;
}
