import type { MDXComponents } from 'mdx/types';
import { Children, createElement as h, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Post } from '../blog/types';
import { formatDay } from '../content/date';
import { contentRoot } from '../content/root';
import { readDemoFiles } from '../demos/sources';
import type { Chip } from '../docs/chips';
import { flattenSidebar } from '../docs/navigation';
import type { Doc, DocSet, SidebarItem } from '../docs/types';
import type { Translator } from '../i18n/translator';
import { findFile, findImage } from '../mdx/images';
import type { Demo } from '../mdx/types';
import type { AdmonitionKind, ComponentName } from '../mdx/vocabulary';
import { readPicture, readPreview } from '../previews/read';
import { visibleTexts } from '../previews/render';
import { readArchetypes, readTokens } from '../reference/data';
import { javadocUrl } from '../reference/javadoc-url';
import type { SiteModel } from '../routes/model';
import { resolveHref } from '../routes/resolve-href';
import { archetypeCommand, type Shell, shells } from '../shared/archetype-command';
import { frameAddress } from '../shared/frame-address';
import { isExternal } from '../shared/text/is-external';
import { defaultTheme, seedRows, type TokenValues, themeCss, themeTokens } from '../shared/theme';
import { site } from '../site';
import { rawHtml } from './resolve-tree';

/** Input of a page's Markdown. */
export type MarkdownContext = {
  page: Doc | Post;
  model: SiteModel;
  t: Translator;
  /** Cards of the sibling pages. */
  cards: () => ReactNode;
  /** Returns the absolute URL of a link: a site path without language prefix, `#anchor`, or an external URL. */
  link: (href: string) => string;
  /** Returns the absolute URL of a file of the site. */
  file: (path: string) => string;
};

type WithChildren = { children?: ReactNode };

const part = ({ children }: WithChildren) => children;
const paragraph = (...children: ReactNode[]) => h('p', null, ...children);
const strong = (text: ReactNode) => h('strong', null, text);
/** HTML of `lib/mdx` in a tree of React elements. */
export const raw = (html: string) => h(rawHtml, { html });

/** Entities of `escapeHtml`. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of highlighted code. Parsing its HTML would take a third of the time of all twins. */
const codeText = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** A code block with language and file name. Its HTML is that of `highlight`; colors have no plain form. */
function CodeBlock({ html, language, title }: { html: string; language?: string; title?: string }) {
  return h('pre', { title }, h('code', { className: `language-${language ?? ''}` }, codeText(html)));
}

/** Whether a child of an admonition is its title. */
export const isTitle = (node: ReactNode): node is ReactElement<WithChildren> =>
  isValidElement<{ slot?: string }>(node) && node.props.slot === 'title';

const separated = (items: ReactNode[]) => items.flatMap((item, index) => (index > 0 ? [', ', item] : [item]));

/** The chips of a component page in one line. */
export function chipLine(chips: Chip[], link: MarkdownContext['link']): ReactNode {
  const parts = chips.map(({ text, code, href }) => {
    const label = code ? h('code', null, text) : text;
    return href === undefined ? label : h('a', { href: link(href) }, label);
  });
  return parts.length > 0 ? paragraph(...separated(parts)) : null;
}

/** Data of a post, one line each: date, authors, tags. */
export function postFacts({ date, authors, tags }: Post, t: Translator, link: MarkdownContext['link']): ReactNode {
  const named = (name: string, href: string | undefined) => (href === undefined ? name : h('a', { href: link(href) }, name));
  const facts: [label: string, ReactNode[]][] = [
    [t('blog.published'), [formatDay(date)]],
    [t('blog.authors'), authors.map(({ name, path, url }) => named(name, path ?? url))],
    [t('blog.tags'), tags.map(({ label, path }) => named(label, path))],
  ];
  const lines = facts.filter(([, items]) => items.length > 0);
  return h('ul', null, ...lines.map(([label, items]) => h('li', { key: label }, t('mdx.labelled', { label }), ...separated(items))));
}

/** A list of sidebar entries with the descriptions of their pages. */
export function cardList(items: SidebarItem[], set: DocSet, link: MarkdownContext['link']): ReactNode {
  const entries = items.map((item) => {
    const href = item.type === 'link' ? item.href : (item.path ?? flattenSidebar([item])[0]?.path);
    if (href === undefined) return null;
    const id = item.type === 'link' ? undefined : item.type === 'doc' ? item.id : item.docId;
    const index = item.type === 'category' ? set.generatedIndexes.find(({ path }) => path === item.path) : undefined;
    const description = (id === undefined ? index?.description : set.docs.get(id)?.description) ?? '';
    return h('li', { key: href }, h('a', { href: link(href) }, item.label), description && `: ${description}`);
  });
  return h('ul', null, ...entries);
}

/**
 * Returns the components of a page in forms that Markdown supports: callouts as quotes, tabs below each other with
 * labels, demos as sources. It has the same components as `components/mdx`.
 */
export function markdownComponents({ page, model, t, cards, link, file }: MarkdownContext): MDXComponents {
  const target = (href: string) => link(isExternal(href) ? href : resolveHref(href, page, model));
  const published = (path: string | undefined) => (path === undefined ? undefined : file(path));
  const image = async (src: string) => (isExternal(src) ? src : published((await findImage(page.entry.file, src))?.path));
  const media = async (src: string) => (isExternal(src) ? src : published(await findFile(page.entry.file, src.replace(/#.*$/, ''))));
  /** A missing image is its text alternative. */
  const picture = async (src: string, alt?: string, title?: string) => {
    const path = await image(src);
    return path === undefined ? alt : h('img', { src: path, alt, title });
  };

  async function ComponentDemo({ path, sources, title }: Demo) {
    const files = await readDemoFiles(contentRoot, sources);
    const preview = await readPreview(contentRoot, sources);
    return [
      paragraph(strong(title ?? t('demo.title'))),
      preview
        ? h('blockquote', null, paragraph([t('mdx.labelled', { label: t('demo.preview') }), visibleTexts(preview).join(' · ')]))
        : null,
      site.demoHost ? paragraph(h('a', { href: frameAddress(site.demoHost, path, 'light') }, t('demo.open'))) : null,
      ...files.map(({ name, ...source }) => h(CodeBlock, { key: name, ...source, title: name })),
    ];
  }

  const components = {
    Accordion: part,
    AccordionDetails: part,
    AccordionSummary: ({ children }: WithChildren) => h('summary', null, children),
    Admonition: ({ type, title, children }: WithChildren & { type: AdmonitionKind; title?: ReactNode }) => {
      const nodes = Children.toArray(children);
      const own = nodes.find(isTitle);
      const kind = t(`admonition.${type}`);
      const name = own?.props.children ?? title;
      return h(
        'blockquote',
        null,
        paragraph(strong(name ? [t('mdx.labelled', { label: kind }), name] : kind)),
        ...nodes.filter((node) => node !== own),
      );
    },
    AppLayoutViewer: ComponentDemo,
    CodeBlock,
    ComponentArchetype: async ({ project, flavor }: { project: string; flavor?: string }) => {
      const { groupId, version, projects } = await readArchetypes();
      const archetype = projects.find(({ name }) => name === project);
      if (!archetype) throw new Error(`content/data/archetypes.json: there is no project "${project}"`);
      const settings = {
        archetypeGroupId: groupId,
        archetypeArtifactId: archetype.artifactId,
        archetypeVersion: version,
        ...exampleProject,
        flavor: archetype.flavors.length > 1 ? (flavor ?? archetype.flavors[0]) : undefined,
        appName: '',
      };
      const command = (shell: Shell) =>
        h('code', { className: `language-${shell === 'cmd' ? 'bat' : shell}` }, archetypeCommand(settings, shell));
      return (Object.keys(shells) as Shell[]).flatMap((shell) => [
        paragraph(strong(t(`archetype.${shell}`))),
        h('pre', { key: shell }, command(shell)),
      ]);
    },
    ComponentDemo,
    DocCard: ({ href, title, description }: { href: string; title: string; description?: string }) =>
      h('ul', null, h('li', null, h('a', { href: target(href) }, title), description && `: ${description}`)),
    DocCardList: cards,
    DocChip: ({ chip, label = '' }: { chip: 'since' | 'name' | 'shadow' | 'experimental' | 'scoped'; label?: string }) => {
      if (chip === 'name') return h('code', null, label);
      return h('em', null, chip === 'since' ? t('chips.since', { version: label }) : t(`chips.${chip}`));
    },
    ExpandableCode: ({ title, children }: WithChildren & { title: string }) => [h('summary', { key: 'title' }, title), children],
    GalleryCard: async ({ header, href, image: src, children }: WithChildren & { header: string; href: string; image?: string }) => [
      src ? paragraph(await picture(src, '')) : null,
      paragraph(h('a', { href: target(href) }, header)),
      h('div', { key: 'text' }, children),
    ],
    GalleryGrid: part,
    Html: ({ html }: { html: string }) => raw(html),
    JavadocLink: ({
      code,
      children,
      ...place
    }: WithChildren & { type: string; location: string; suffix?: string; code?: string | boolean }) => {
      const text = children ?? place.location.split('/').at(-1);
      return h('a', { href: javadocUrl(place) }, code === true || code === 'true' ? h('code', null, text) : text);
    },
    Mermaid: ({ code, alt, title }: { code: string; alt: string; title?: string }) => [
      title ? paragraph(strong(title)) : null,
      paragraph(alt),
      h('pre', { key: 'code' }, h('code', { className: 'language-mermaid' }, code)),
    ],
    // The drawing shows where the parts are, which the tables say in words.
    PartsMap: part,
    Preview: async ({ src, title, children }: WithChildren & { src?: string; title: string }) => {
      // The markup of a code fence is in the text already.
      const preview = src === undefined ? undefined : await readPicture(contentRoot, { src });
      const texts = [title, ...(preview ? visibleTexts(preview) : [])].join(' · ');
      return [h('blockquote', { key: 'preview' }, paragraph([t('mdx.labelled', { label: t('demo.preview') }), texts])), children];
    },
    TabItem: part,
    Tabs: ({ children }: WithChildren) =>
      Children.toArray(children)
        .filter((child) => isValidElement<WithChildren & { value: string; label?: string }>(child))
        .flatMap(({ props }) => [h('summary', { key: props.value }, props.label ?? props.value), props.children]),
    ThemePlayground: async ({ children }: WithChildren) => {
      const tokens: TokenValues = Object.assign({}, ...Object.values(await readTokens()));
      const head = h('tr', null, h('th', null, t('playground.token')), h('th', null, t('playground.value')));
      const rows = seedRows(tokens).map((cells) =>
        h('tr', { key: cells[0] }, ...cells.map((cell) => h('td', { key: cell }, h('code', null, cell)))),
      );
      return [
        children,
        h('table', { key: 'tokens' }, h('thead', null, head), h('tbody', null, ...rows)),
        h(CodeBlock, { key: 'css', html: themeCss(themeTokens(defaultTheme, tokens)), language: 'css', title: 'app.css' }),
      ];
    },
    // What is there to be seen has no Markdown: the previews are left out.
    Tokens: ({ html, inline = false }: { html: string; inline?: boolean }) =>
      h(inline ? 'span' : 'div', null, raw(html.replace(/<(t[dh]|ol)[^>]* class="(?:look|palette)">.*?<\/\1>/g, ''))),
  } satisfies Record<ComponentName, unknown>;
  return {
    ...components,
    a: ({ href = '', children, ...props }: WithChildren & { href?: string }) =>
      'data-heading' in props || 'data-footnote-backref' in props ? null : h('a', { href: target(href) }, children),
    img: ({ src = '', alt, title }: { src?: string; alt?: string; title?: string }) => picture(src, alt, title),
    video: async ({ src, children }: WithChildren & { src?: string }) => h('video', { src: src && (await media(src)) }, children),
    source: async ({ src = '' }: { src?: string }) => {
      const path = await media(src);
      return path === undefined ? null : h('source', { src: path });
    },
  } as MDXComponents;
}

/** Example values of the project builder. */
const exampleProject = { groupId: 'org.example', artifactId: 'my-app', version: '1.0-SNAPSHOT' };
