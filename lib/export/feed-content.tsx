import type { MDXComponents } from 'mdx/types';
import { Children, type ComponentProps, createContext, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Post } from '../blog/types';
import { demoAnchor } from '../demos/slug';
import { type Translator, translatorFor } from '../i18n/translator';
import { findFile, publishSocialImage } from '../mdx/images';
import { loadMdxPage } from '../mdx/page';
import type { Demo } from '../mdx/types';
import type { AdmonitionKind, ComponentName } from '../mdx/vocabulary';
import { javadocUrl } from '../reference/javadoc-url';
import { docFiles } from '../routes/doc-files';
import type { SiteModel } from '../routes/model';
import { resolveHref } from '../routes/resolve-href';
import type { Locale } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import type { Site } from '../site/schema';

type Options = { post: Post; model: SiteModel; locale: Locale; site: Pick<Site, 'url' | 'basePath'> };

/** HTML of a post for feed readers, which have neither our styles nor our scripts, and its cover image. */
export type FeedContent = { html: string; image?: string };

/** Renders a post as plain HTML with absolute addresses. */
export async function feedContent({ post, model, locale, site }: Options): Promise<FeedContent> {
  const root = site.url + site.basePath;
  const { cover } = post;
  const ownCover = cover && !isAbsolute(cover.src) ? (await publishSocialImage(cover.file, cover.src)).path : undefined;
  const image = ownCover ? root + ownCover : cover?.src;
  const published = await filesOf(post, model);
  const url = root + localizePath(post.path, locale);
  const surroundings: Surroundings = {
    t: await translatorFor(locale),
    url,
    absolute: (href) => {
      if (href.startsWith('#')) return url + href;
      const target = resolveHref(href, post, model);
      return target.startsWith('/') && !target.startsWith('//') ? root + localizePath(target, locale) : target;
    },
    files: new Map([...published].map(([src, file]) => [src, root + file])),
  };
  const { Content, own } = await loadMdxPage(post.entry, feedComponents, (source) => model.partial(post, source));
  const html = renderToStaticMarkup(
    <Context value={surroundings}>
      {image ? (
        <p>
          <img src={image} alt="" loading="lazy" />
        </p>
      ) : null}
      <Content components={{ ...feedComponents, ...own }} />
    </Context>,
  );
  // Wrappers around headings and tables are useless without a style sheet.
  return {
    html: html.replace(/<\/?div\b[^>]*>|\s(?:class|id|tabindex|role)="[^"]*"/g, ''),
    image,
  };
}

type Surroundings = {
  t: Translator;
  /** URL of the post. */
  url: string;
  /** Makes a URL of the post absolute. */
  absolute(href: string): string;
  /** Absolute URLs of images and videos, by the URL in the source. */
  files: Map<string, string>;
};

const Context = createContext<Surroundings | undefined>(undefined);

function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (!surroundings) throw new Error('Components of feeds are rendered by feedContent only.');
  return surroundings;
}

const isTitle = (node: ReactNode): node is ReactElement<{ children: ReactNode }> =>
  isValidElement<{ slot?: string }>(node) && node.props.slot === 'title';

function Admonition({ type, title, children }: { type: AdmonitionKind; title?: ReactNode; children?: ReactNode }) {
  const { t } = useSurroundings();
  const nodes = Children.toArray(children);
  const own = nodes.find(isTitle);
  return (
    <blockquote>
      <p>
        <strong>{own?.props.children ?? title ?? t(`admonition.${type}`)}</strong>
      </p>
      {nodes.filter((node) => node !== own)}
    </blockquote>
  );
}

/** The highlighted code is HTML with one tag per color. Without the tags it is still escaped. */
function CodeBlock({ html, title }: { html: string; title?: string }) {
  return (
    <>
      {title ? <Labelled label={<code>{title}</code>} /> : null}
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html.replace(/<[^>]*>/g, '') }} />
      </pre>
    </>
  );
}

/** Shows the description of a diagram and its source. */
function Mermaid({ code, alt }: { code: string; alt?: string }) {
  return (
    <>
      {alt ? <p>{alt}</p> : null}
      <pre>
        <code>{code}</code>
      </pre>
    </>
  );
}

/** A demo only works in its page, so the feed links to it. */
function ComponentDemo({ path, title }: Demo) {
  const { t, url } = useSurroundings();
  const label = t('demo.title');
  return (
    <p>
      <a href={`${url}#${demoAnchor(path)}`}>{title ? t('mdx.labelled', { label }) + title : label}</a>
    </p>
  );
}

function DocChip({ chip, label = '' }: { chip: 'since' | 'name' | 'shadow' | 'experimental' | 'scoped'; label?: string }) {
  const { t } = useSurroundings();
  if (chip === 'name') return <code>{label}</code>;
  return <em>{chip === 'since' ? t('chips.since', { version: label }) : t(`chips.${chip}`)}</em>;
}

type JavadocTarget = { type: string; location: string; suffix?: string; children?: ReactNode };

function JavadocLink({ children, ...target }: JavadocTarget) {
  return <a href={javadocUrl(target)}>{children ?? target.location.split('/').at(-1)}</a>;
}

function Labelled({ label, children }: { label: ReactNode; children?: ReactNode }) {
  return (
    <>
      <p>
        <strong>{label}</strong>
      </p>
      {children}
    </>
  );
}

function Anchor({ 'data-heading': heading, href = '', children }: ComponentProps<'a'> & { 'data-heading'?: string }) {
  const { absolute } = useSurroundings();
  return heading === undefined ? <a href={absolute(href)}>{children}</a> : null;
}

/** Asked for late, or React would put a preload of it in front. A missing image is its text alternative. */
function Image({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const address = usePublished(src);
  return address === undefined ? alt : <img src={address} alt={alt} loading="lazy" />;
}

/** Address of an image or video; undefined for a file that is missing. */
function usePublished(src: string): string | undefined {
  return useSurroundings().files.get(src) ?? (isAbsolute(src) ? src : undefined);
}

function Video({ src, poster = '', ...props }: { src?: string; poster?: string; children?: ReactNode }) {
  return <video controls preload="metadata" {...props} src={useFilm(src)} poster={usePublished(poster)} />;
}

function Source({ src, ...props }: { src?: string }) {
  return <source {...props} src={useFilm(src)} />;
}

/** The fragment of the URL sets the start time of a video. */
function useFilm(src = ''): string | undefined {
  const published = usePublished(src);
  return published === undefined || isAbsolute(src) ? published : published + (/#.*$/.exec(src)?.[0] ?? '');
}

const Plain = ({ children }: { children?: ReactNode }) => children;

const vocabulary = {
  Accordion: Plain,
  AccordionDetails: Plain,
  AccordionSummary: ({ children }: { children?: ReactNode }) => <Labelled label={children} />,
  Admonition,
  AppLayoutViewer: ComponentDemo,
  CodeBlock,
  ComponentDemo,
  ComponentArchetype: () => null,
  DocCard: ({ href, title, description }: { href: string; title: string; description?: string }) => (
    <p>
      <Anchor href={href}>{title}</Anchor> {description}
    </p>
  ),
  DocCardList: () => null,
  DocChip,
  ExpandableCode: Plain,
  GalleryCard: ({ header, href, children }: { header: string; href: string; children?: ReactNode }) => (
    <p>
      <Anchor href={href}>{header}</Anchor> {children}
    </p>
  ),
  GalleryGrid: Plain,
  Html: ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
  JavadocLink,
  Mermaid,
  // The drawing needs a style sheet.
  Preview: ({ title, children }: { title: string; children?: ReactNode }) => <Labelled label={title}>{children}</Labelled>,
  PartsMap: Plain,
  Tabs: Plain,
  ThemePlayground: Plain,
  // Samples of design tokens show nothing without the style sheet.
  Tokens: () => null,
  TabItem: ({ value, label, children }: { value: string; label?: string; children?: ReactNode }) => (
    <Labelled label={label ?? value}>{children}</Labelled>
  ),
} satisfies Record<ComponentName, unknown>;

const feedComponents = { ...vocabulary, a: Anchor, img: Image, video: Video, source: Source } as MDXComponents;

function isAbsolute(src: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(src);
}

async function filesOf(post: Post, model: SiteModel): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { artifact } of await docFiles(post, model)) {
    // Feed readers get images as they are, like videos: not all of them know newer formats.
    for (const { url } of artifact.images) {
      const published = isAbsolute(url) ? undefined : await findFile(post.entry.file, url);
      if (published !== undefined) files.set(url, published);
    }
  }
  return files;
}
