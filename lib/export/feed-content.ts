import type { Element, ElementContent } from 'hast';
import type { MDXComponents } from 'mdx/types';
import { createElement as h } from 'react';
import type { Post } from '../blog/types';
import { demoAnchor } from '../demos/slug';
import { translatorFor } from '../i18n/translator';
import { findFile, publishSocialImage } from '../mdx/images';
import { loadMdxPage } from '../mdx/page';
import type { Demo } from '../mdx/types';
import { type MarkdownContext, markdownComponents } from '../plain/components';
import { resolveTree } from '../plain/resolve-tree';
import { toXhtml } from '../plain/to-xhtml';
import type { SiteModel } from '../routes/model';
import type { Locale } from '../shared/i18n/locales';
import { localizePath } from '../shared/i18n/paths';
import { isExternal } from '../shared/text/is-external';
import type { Site } from '../site/schema';

type Options = { post: Post; model: SiteModel; locale: Locale; site: Pick<Site, 'url' | 'basePath'> };

/** HTML of a post for feed readers, which have neither our styles nor our scripts, and its cover image. */
export type FeedContent = { html: string; image?: string };

/** Properties of elements that feeds show and Markdown doesn't. */
const properties = ['lang', 'dir', 'colSpan', 'rowSpan', 'width', 'height', 'preload'];

/** Returns the plain form of a post as HTML with absolute URLs. @throws Error with file and line when its text cannot be compiled */
export async function feedContent({ post, model, locale, site }: Options): Promise<FeedContent> {
  const root = site.url + site.basePath;
  const { cover } = post;
  const ownCover = cover && !isExternal(cover.src) ? (await publishSocialImage(cover.file, cover.src)).path : undefined;
  const image = ownCover ? root + ownCover : cover?.src;
  const url = root + localizePath(post.path, locale);
  const t = await translatorFor(locale);
  const link = (href: string) => (href.startsWith('#') ? url + href : /^\/(?!\/)/.test(href) ? root + localizePath(href, locale) : href);
  const components = feedComponents({ page: post, model, t, cards: () => null, link, file: (path) => root + path }, url);
  const { Content, own } = await loadMdxPage(post.entry, components, (source) => model.partial(post, source));
  const picture = image ? h('p', null, h('img', { src: image, alt: '' })) : null;
  const nodes = await resolveTree([picture, h(Content, { components: { ...components, ...own } })], properties);
  return { html: toXhtml(nodes.flatMap((node) => forReaders(node))), image };
}

/** The plain form of components, with files as they are: not all feed readers know newer formats of images. */
function feedComponents(context: MarkdownContext, url: string): MDXComponents {
  const { page, t, file } = context;
  /** The absolute URL of an image or video; undefined for a missing file. The fragment is the start time of a video. */
  const published = async (src: string): Promise<string | undefined> => {
    if (isExternal(src)) return src;
    const path = await findFile(page.entry.file, src);
    return path === undefined ? undefined : file(path) + (/#.*$/.exec(src)?.[0] ?? '');
  };
  /** A demo only works in its page, so the feed links to it. */
  const demoLink = ({ path, title }: Demo) => {
    const label = t('demo.title');
    const text = title ? t('mdx.labelled', { label }) + title : label;
    return h('p', null, h('a', { href: `${url}#${demoAnchor(path)}` }, text));
  };
  return {
    ...markdownComponents(context),
    AppLayoutViewer: demoLink,
    ComponentDemo: demoLink,
    ComponentArchetype: nothing,
    img: async ({ src = '', alt = '' }: Media) => {
      const address = await published(src);
      return address === undefined ? alt : h('img', { src: address, alt });
    },
    video: async ({ src, poster, ...props }: Media) =>
      h('video', {
        controls: true,
        preload: 'metadata',
        ...props,
        src: src && (await published(src)),
        poster: poster && (await published(poster)),
      }),
    source: async ({ src = '', ...props }: Media) => h('source', { ...props, src: await published(src) }),
  } as MDXComponents;
}

const nothing = () => null;

type Media = { src?: string; alt?: string; poster?: string };

/**
 * Turns an element of the plain form into what feed readers show: labels and names of files are bold lines above their
 * content, and wrappers, classes, and ids are gone.
 */
function forReaders(node: ElementContent, parent?: Element): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { tagName } = node;
  const { className: _, id: __, title, ...rest } = node.properties;
  const children = node.children.flatMap((child) => forReaders(child, node));
  if (tagName === 'div') return children;
  if (tagName === 'summary' && parent?.tagName !== 'details') return [label(...children)];
  if (tagName !== 'pre') return [{ ...node, children, properties: { ...rest, title } }];
  const name: ElementContent = { type: 'text', value: String(title) };
  return [...(title ? [label(element('code', name))] : []), element('pre', ...children)];
}

const element = (tagName: string, ...children: ElementContent[]): Element => ({ type: 'element', tagName, properties: {}, children });
const label = (...children: ElementContent[]) => element('p', element('strong', ...children));
