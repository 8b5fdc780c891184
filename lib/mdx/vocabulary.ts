/** What a property of a component may hold; a list names the texts allowed. */
type PropType = 'text' | 'flag' | 'flag or text' | 'list' | 'any' | readonly string[];

/** A property an author may write. */
export type PropRule = { type: PropType; required?: true };

const text = { type: 'text' } as const;
const flag = { type: 'flag' } as const;
const any = { type: 'any' } as const;
const requiredText = { type: 'text', required: true } as const;

/** Kinds of `:::kind` blocks; the last three are kept for pages written for older versions of Docusaurus. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'] as const;

/** Kind of an admonition. */
export type AdmonitionKind = (typeof admonitionKinds)[number];

const demo = { path: requiredText, sources: { type: 'list', required: true }, title: text, height: text } as const;

/**
 * The components an author may use in MDX, with their properties. `components/mdx/index.tsx` implements each; the
 * compiler reports any other name. Kept apart from the implementation, so that checks need no React.
 */
const vocabulary = {
  Accordion: { name: text, defaultExpanded: flag, disableGutters: flag },
  AccordionDetails: {},
  AccordionSummary: { expandIcon: any },
  Admonition: { type: { type: admonitionKinds, required: true }, title: any },
  AppLayoutViewer: { ...demo, mobile: flag },
  ComponentArchetype: {
    project: { type: ['blank', 'hello-world', 'sidemenu', 'tabs', 'bbj-hello-world'], required: true },
    flavor: { type: ['webforj', 'webforj-spring'] },
  },
  ComponentDemo: demo,
  DocCard: { href: requiredText, title: requiredText, description: text },
  DocCardList: { className: text },
  DocChip: { chip: { type: ['since', 'name', 'shadow', 'experimental', 'scoped'] }, label: text },
  ExpandableCode: { title: requiredText, language: text },
  GalleryCard: { header: requiredText, href: requiredText, image: text, effect: text },
  GalleryGrid: {},
  JavadocLink: { type: requiredText, location: requiredText, suffix: text, code: flag },
  TabItem: { value: requiredText, label: text, default: flag },
  Tabs: { groupId: text, queryString: { type: 'flag or text' }, defaultValue: text },
} as const satisfies Record<string, Record<string, PropRule>>;

/** Components that the compiler replaces by headings, tables and the like, so that nothing of them is rendered. */
const expanded = {
  ColorPalette: {},
  ConfigurationTable: { group: { type: ['webforj', 'devtools'], required: true } },
  ParentLink: { parent: { type: ['Field', 'List'], required: true } },
  RadiusBox: { radius: requiredText },
  ShadowBox: { shadow: requiredText },
  SizingBox: { size: requiredText },
  SpacingBox: { space: requiredText },
  SurfaceBox: { surface: requiredText },
  TableBuilder: { name: requiredText, clientComponent: flag },
  TransitionBox: { speed: text, easing: text },
} as const satisfies Record<string, Record<string, PropRule>>;

/** Components that the compiler puts in, and what authors write instead. */
const internal = {
  CodeBlock: 'a code fence, as in ```java title="App.java"',
  Html: 'the HTML itself',
  Mermaid: 'a code fence, as in ```mermaid alt="What the diagram shows"',
  Tokens: 'one of the boxes, as in <ColorPalette />',
} as const;

/** Name of a component that has to be implemented. */
export type ComponentName = keyof typeof vocabulary | keyof typeof internal;

/** Properties of Docusaurus that mean nothing here: pages that have them are fine. */
export const ignoredProps: Readonly<Record<string, readonly string[] | undefined>> = {
  TabItem: ['attributes', 'className'],
  Tabs: ['block', 'className', 'lazy'],
};

/** Names that an author may use. */
export const authorNames: readonly string[] = [...Object.keys(vocabulary), ...Object.keys(expanded)].sort();

/** Names that an author may not use, with what to write instead. */
export const internalNames: ReadonlyMap<string, string> = new Map(Object.entries(internal));

/** Properties of a component by name; undefined for those that the compiler puts in. */
export function propsOf(name: string): Record<string, PropRule> | undefined {
  return ({ ...vocabulary, ...expanded } as Record<string, Record<string, PropRule>>)[name];
}
