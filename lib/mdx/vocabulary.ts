/** Type of a property. A list contains the allowed texts. */
type PropType = 'text' | 'flag' | 'flag or text' | 'list' | 'any' | readonly string[];

/** A property that authors may use. */
export type PropRule = { type: PropType; required?: true };

const text = { type: 'text' } as const;
const flag = { type: 'flag' } as const;
const any = { type: 'any' } as const;
const requiredText = { type: 'text', required: true } as const;

/** Kinds of `:::kind` blocks. The last three exist for pages written for older versions of Docusaurus. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'] as const;

/** Kind of an admonition. */
export type AdmonitionKind = (typeof admonitionKinds)[number];

const demo = { path: requiredText, sources: { type: 'list', required: true }, title: text, height: text } as const;

/**
 * The components that authors may use in MDX, with their properties. `components/mdx/index.tsx` implements them. The
 * compiler reports other names. This list is separate from the implementation, so that checks do not load React.
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

/** Components that the compiler replaces with headings, tables, and similar. They are never rendered. */
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

/** Components that the compiler generates, and what authors write instead. */
const internal = {
  CodeBlock: 'a code fence, as in ```java title="App.java"',
  Html: 'the HTML itself',
  Mermaid: 'a code fence, as in ```mermaid alt="What the diagram shows"',
  Tokens: 'one of the boxes, as in <ColorPalette />',
} as const;

/** Name of a component that must be implemented. */
export type ComponentName = keyof typeof vocabulary | keyof typeof internal;

/** Properties of Docusaurus that have no effect here. They are accepted without warning. */
export const ignoredProps: Readonly<Record<string, readonly string[] | undefined>> = {
  TabItem: ['attributes', 'className'],
  Tabs: ['block', 'className', 'lazy'],
};

/** Names that authors may use. */
export const authorNames: readonly string[] = [...Object.keys(vocabulary), ...Object.keys(expanded)].sort();

/** Names that authors must not use, with what to write instead. */
export const internalNames: ReadonlyMap<string, string> = new Map(Object.entries(internal));

/** Returns the properties of a component by name. Returns undefined for generated components. */
export function propsOf(name: string): Record<string, PropRule> | undefined {
  return ({ ...vocabulary, ...expanded } as Record<string, Record<string, PropRule>>)[name];
}
