import path from 'node:path';
import type { MDXComponents } from 'mdx/types';
import { Children, createElement as h, isValidElement, type ReactNode } from 'react';
import { contentRoot } from '../content/root';
import { demoAnchor } from '../demos/slug';
import { readDemoFiles } from '../demos/sources';
import { siblingItems } from '../docs/navigation';
import type { Doc, DocSet } from '../docs/types';
import type { Translator } from '../i18n/translator';
import { drawingPaths } from '../mdx/diagrams';
import { imageSource } from '../mdx/image-source';
import type { Demo } from '../mdx/types';
import type { AdmonitionKind } from '../mdx/vocabulary';
import { cardList, isTitle, markdownComponents, raw } from '../plain/components';
import { type Picture, readPicture, readPreview } from '../previews/read';
import { renderPreview, visibleTexts } from '../previews/render';
import type { ParsedPreview } from '../previews/types';
import type { SiteModel } from '../routes/model';
import { resolveHref } from '../routes/resolve-href';
import { frameAddress } from '../shared/frame-address';
import { isExternal } from '../shared/text/is-external';
import { codeLines } from './code-lines';
import { exists } from './pictures';

type WithChildren = { children?: ReactNode };

/** Scheme of the addresses of pictures until the book is written: what follows is a file of the project. */
export const pictureScheme = 'picture:';

/** A title without a heading. It may contain blocks, so it is no paragraph. */
const label = (...children: ReactNode[]) => h('div', { className: 'b-label' }, ...children);

type Context = { doc: Doc; set: DocSet; model: SiteModel; t: Translator };

/**
 * Returns the components of a page in the forms of a book: as in the plain form of the page, but with highlighted code,
 * callouts, pictures, and places that links lead to. Links are site paths without language prefix, until the book is
 * written.
 */
export function bookComponents({ doc, set, model, t }: Context): MDXComponents {
  const { site } = model;
  const link = (href: string) => href;
  const file = (at: string) => site.url + site.basePath + at;
  const cards = () => cardList(siblingItems(set.sidebar, doc.path), set, link);
  const plain = markdownComponents({ page: doc, model, t, cards, link, file });

  const drawing = (preview: ParsedPreview | undefined, name: string) =>
    preview
      ? h(
          'figure',
          { className: 'b-drawing' },
          raw(renderPreview(preview, { label: name, step: (step) => t(`demo.steps.${step}`) }, 'book').html),
          h('p', { className: 'b-words' }, t('mdx.labelled', { label: t('demo.preview') }), visibleTexts(preview).join(' · ')),
          h('figcaption', null, t('demo.drawing')),
        )
      : null;

  /** A book must not load anything, so it links to pictures elsewhere. A missing picture is its text alternative. */
  async function image(src: string, alt: string, title?: string): Promise<ReactNode> {
    if (isExternal(src)) return h('a', { href: src }, alt || src);
    const { source } = imageSource(doc.entry.file, src);
    return (await exists(source)) ? h('img', { src: pictureScheme + source, alt, title }) : alt;
  }

  async function ComponentDemo({ path: demo, sources, title }: Demo) {
    const files = await readDemoFiles(contentRoot, sources);
    const name = title ?? t('demo.title');
    return h(
      'div',
      { className: 'b-demo', id: demoAnchor(demo) },
      label(name),
      drawing(await readPreview(contentRoot, sources), name),
      site.demoHost ? h('p', null, h('a', { href: frameAddress(site.demoHost, demo, 'light') }, t('demo.open'))) : null,
      ...files.map(({ name: title, ...source }) => h(CodeBlock, { key: title, ...source, title })),
    );
  }

  const components: MDXComponents = {
    AccordionDetails: ({ children }: WithChildren) => h('div', { className: 'b-panel' }, children),
    AccordionSummary: ({ children }: WithChildren) => label(children),
    Admonition: ({ type, title, children }: WithChildren & { type: AdmonitionKind; title?: ReactNode }) => {
      const nodes = Children.toArray(children);
      const own = nodes.find(isTitle);
      return h(
        'aside',
        { className: `b-callout ${type}` },
        label(own?.props.children ?? title ?? t(`admonition.${type}`)),
        ...nodes.filter((node) => node !== own),
      );
    },
    AppLayoutViewer: ComponentDemo,
    CodeBlock,
    ComponentDemo,
    ExpandableCode: ({ title, children }: WithChildren & { title: string }) => [label(title), children],
    GalleryCard: async ({
      header,
      href,
      image: src,
      preview,
      children,
    }: WithChildren & { header: string; href: string; image?: string; preview?: string }) =>
      h(
        'div',
        { className: 'b-card' },
        label(h('a', { href: isExternal(href) ? href : resolveHref(href, doc, model) }, header)),
        src === undefined ? null : h('p', null, await image(src, '')),
        preview === undefined ? null : drawing(await readPicture(contentRoot, { src: preview }), header),
        children,
      ),
    GalleryGrid: ({ children }: WithChildren) => h('div', { className: 'b-cards' }, children),
    Mermaid: async ({ code, alt, title }: { code: string; alt: string; title?: string }) => {
      const { light } = drawingPaths(code);
      const shown = (await exists(light))
        ? h('img', { src: pictureScheme + path.relative(process.cwd(), light), alt })
        : [h('p', { key: 'alt' }, alt), h('pre', { key: 'code' }, h('code', null, code))];
      return h('figure', { className: 'b-diagram' }, shown, title ? h('figcaption', null, title) : null);
    },
    Preview: async ({ title, children, ...picture }: WithChildren & Picture & { title: string }) =>
      h('div', { className: 'b-demo' }, label(title), drawing(await readPicture(contentRoot, picture), title), children),
    Tabs: ({ children }: WithChildren) =>
      Children.toArray(children)
        .filter((child) => isValidElement<WithChildren & { value: string; label?: string }>(child))
        .map(({ props }) => h('div', { key: props.value, className: 'b-panel' }, label(props.label ?? props.value), props.children)),
    a: ({ href = '', children, ...props }: WithChildren & { href?: string }) =>
      'data-heading' in props
        ? null
        : h('a', { href: isExternal(href) ? href : resolveHref(href, doc, model), id: (props as { id?: string }).id }, children),
    img: ({ src = '', alt = '', title }: { src?: string; alt?: string; title?: string }) => image(src, alt, title),
  };
  return { ...plain, ...components };
}

/** Maximum number of lines of samples that aren't divided. */
const shortCode = 24;

/** A code block with its file name. Its HTML is that of `highlight`. */
function CodeBlock({ html, language, title }: { html: string; language?: string; title?: string }) {
  // Paper: a short sample stays on one page.
  const isShort = html.split('\n').length <= shortCode;
  return h(
    'figure',
    { className: isShort ? 'b-code b-short' : 'b-code' },
    title ? h('figcaption', null, h('code', null, title)) : null,
    h('pre', null, h('code', { className: language ? `language-${language}` : undefined }, raw(codeLines(html)))),
  );
}
