import { run } from '@mdx-js/mdx';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DocFile } from '../content/types';
import { compileMdx } from './compile';
import type { MdxPage } from './page';

type Code = { html: string; language: string; title?: string; lineNumbers?: boolean };

/** Minimal components that show their input, for tests. */
export const plainComponents: MDXComponents = {
  Admonition: ({ type, children }: { type: string; children: ReactNode }) => <aside data-kind={type}>{children}</aside>,
  CodeBlock: ({ html, language, title, lineNumbers }: Code) => (
    <pre data-language={language} data-numbers={lineNumbers} title={title} dangerouslySetInnerHTML={{ __html: html }} />
  ),
  DocChip: ({ label }: { label: string }) => <b>{label}</b>,
  Mermaid: ({ code }: { code: string }) => <pre data-mermaid={code} />,
  Preview: ({ title, markup, children }: { title: string; markup: string; children: ReactNode }) => (
    <div data-preview={`${title}: ${markup}`}>{children}</div>
  ),
  Tabs: ({ children }: { children: ReactNode }) => <div data-tabs="">{children}</div>,
  TabItem: ({ value, children }: { value: string; children: ReactNode }) => <div data-tab={value}>{children}</div>,
  // `lazy` prevents a preload by React.
  img: (props: ComponentProps<'img'>) => <img {...props} alt={props.alt} loading="lazy" />,
  // Most tests ignore the anchor next to a heading.
  a: ({ 'data-heading': heading, ...props }: ComponentProps<'a'> & { 'data-heading'?: string }) =>
    heading === undefined ? <a {...props}>{props.children}</a> : null,
};

/** Renders the body of a page to HTML. @throws Error with the messages when the body has problems */
export async function renderMdx(body: string): Promise<string> {
  const { code, problems } = await compileMdx(body);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return renderToStaticMarkup(<Content components={plainComponents} />);
}

/** Renders a loaded page to HTML. */
export function renderPage({ Content, own }: MdxPage): string {
  return renderToStaticMarkup(<Content components={{ ...plainComponents, ...own }} />);
}

/** Creates a content file in memory. */
export function docFile(source: string, body: string, bodyOffset = 0): DocFile {
  return { file: `content/en/docs/${source}`, textLocale: 'en', source, frontMatter: {}, body, bodyOffset, lineOf: () => undefined };
}
