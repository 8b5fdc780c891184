/** Type of a property. A list contains the allowed texts. The checks follow each `link`, and look for the file of each `image`. */
type PropType = 'text' | 'link' | 'image' | 'flag' | 'flag or text' | 'list' | 'any' | readonly string[];

/** A property that authors may use. `meaning` may contain Markdown. */
export type PropRule = { type: PropType; meaning: string; required?: true };

/** A component that authors may use: what it is for, and its properties. `use` may contain Markdown. */
export type ComponentRule = { use: string; props: Record<string, PropRule> };

const text = (meaning: string): PropRule => ({ type: 'text', meaning });
const requiredText = (meaning: string): PropRule => ({ type: 'text', meaning, required: true });
const link = (meaning: string): PropRule => ({ type: 'link', meaning, required: true });
const image = (meaning: string): PropRule => ({ type: 'image', meaning });
const flag = (meaning: string): PropRule => ({ type: 'flag', meaning });
const any = (meaning: string): PropRule => ({ type: 'any', meaning });
const oneOf = (type: readonly string[], meaning: string): PropRule => ({ type, meaning });
const requiredOneOf = (type: readonly string[], meaning: string): PropRule => ({ type, meaning, required: true });

/** Kinds of `:::kind` blocks. The last three exist for pages written for older versions of Docusaurus. */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'] as const;

/** Kind of an admonition. */
export type AdmonitionKind = (typeof admonitionKinds)[number];

const demo: Record<string, PropRule> = {
  path: requiredText('path of the running demo'),
  sources: { type: 'list', meaning: 'files of `content/samples/` to show, Java first', required: true },
  title: text('name of the demo'),
  height: text('height of the frame, as in `300px`'),
};

/**
 * The components that authors may use in MDX. `components/mdx/index.tsx` implements them. The compiler reports other
 * names. This list is separate from the implementation, so that checks do not load React. The author's reference is
 * generated from it (`author-reference.ts`).
 */
const vocabulary = {
  Accordion: {
    use: 'a part that readers open and close; contains `AccordionSummary` and `AccordionDetails`',
    props: {
      name: text('opening an accordion closes others of the same name'),
      defaultExpanded: flag('whether it is open at first'),
      disableGutters: flag('accepted for MUI, without effect'),
    },
  },
  AccordionDetails: { use: 'the content of an open accordion', props: {} },
  AccordionSummary: {
    use: 'the visible part of a closed accordion',
    props: { expandIcon: any('accepted for MUI, without effect') },
  },
  Admonition: {
    use: 'a callout; `:::note` is shorter',
    props: { type: requiredOneOf(admonitionKinds, 'kind of the callout'), title: any('replaces the name of the kind') },
  },
  AppLayoutViewer: {
    use: 'a demo of a full-window layout, in the frame of a device',
    props: { ...demo, mobile: flag('whether the device is a phone') },
  },
  ComponentArchetype: {
    use: 'a form that builds the command for a new project',
    props: {
      project: requiredOneOf(['blank', 'hello-world', 'sidemenu', 'tabs', 'bbj-hello-world'], 'the archetype'),
      flavor: oneOf(['webforj', 'webforj-spring'], 'the flavor that is selected at first'),
      choose: flag('whether readers may choose another archetype'),
    },
  },
  ComponentDemo: { use: 'a running demo with its Java source. Write the properties as plain text', props: demo },
  DocCard: {
    use: 'a card that links to a page',
    props: { href: link('file or URL'), title: requiredText('title of the card'), description: text('text of the card') },
  },
  DocCardList: {
    use: 'cards for all pages of the category',
    props: { className: text('accepted for Docusaurus, without effect') },
  },
  DocChip: {
    use: 'a chip in the text',
    props: {
      chip: oneOf(['since', 'name', 'shadow', 'experimental', 'scoped'], 'kind of the chip'),
      label: text('version (`since`) or name of the client component (`name`)'),
    },
  },
  ExpandableCode: {
    use: 'a long code sample that readers open; contains a code fence',
    props: { title: requiredText('title of the sample'), language: text('accepted for older pages, without effect') },
  },
  GalleryCard: {
    use: 'a card with a picture; its content is the text',
    props: {
      header: requiredText('title of the card'),
      href: link('file or URL'),
      image: image('path of the picture, relative to the page'),
      preview: text('preview to show instead of a picture: path below `content/samples/`, without `.preview.html`'),
      effect: text('accepted for older pages, without effect'),
    },
  },
  GalleryGrid: { use: 'a grid of `GalleryCard`', props: {} },
  JavadocLink: {
    use: 'a link to the Java API',
    props: {
      type: requiredText('module, as in `foundation`'),
      location: requiredText('path of the type, as in `com/webforj/App`'),
      suffix: text('anchor as Javadoc writes it, as in `#setText(java.lang.String)`'),
      code: flag('whether the text is in code font'),
    },
  },
  Preview: {
    use: 'the drawing of a preview file. For markup that readers may copy, write a code fence with the option `preview`',
    props: {
      src: requiredText('path below `content/samples/`, without `.preview.html`'),
      title: requiredText('what the drawing shows, also its text alternative'),
    },
  },
  TabItem: {
    use: 'a tab of `Tabs`',
    props: {
      value: requiredText('id of the tab'),
      label: text('title of the tab; default: `value`'),
      default: flag('whether it is shown first'),
    },
  },
  Tabs: {
    use: 'content that readers switch',
    props: {
      groupId: text('tabs of the same group change together, and the choice is stored'),
      queryString: { type: 'flag or text', meaning: 'whether the URL contains the choice, or the name of its parameter' },
      defaultValue: text('`value` of the tab that is shown first'),
    },
  },
  ThemePlayground: {
    use: 'controls for the seeds of the theme, which change all drawings of the page; contains drawings to show below them',
    props: {},
  },
} as const satisfies Record<string, ComponentRule>;

/** Components that the compiler replaces with headings, tables, and similar. They are never rendered. */
const expanded: Record<string, ComponentRule> = {
  ColorPalette: { use: 'the color palette of the theme', props: {} },
  ConfigurationTable: {
    use: 'configuration keys, from `content/data/`',
    props: { group: requiredOneOf(['webforj', 'devtools'], 'group of the keys') },
  },
  NewApi: {
    use: 'the types and members that a version added to the Java API, from `content/java-api/declarations.json`',
    props: { version: requiredText('the version, as in `25.03`') },
  },
  ParentLink: {
    use: 'a note that a component inherits from another one',
    props: { parent: requiredOneOf(['Field', 'List'], 'the parent') },
  },
  RadiusBox: { use: 'a border radius. Consecutive boxes form a grid', props: { radius: requiredText('the token') } },
  ShadowBox: { use: 'a shadow', props: { shadow: requiredText('the token, as in `--dwc-shadow-m`') } },
  SizingBox: { use: 'a size', props: { size: requiredText('the token') } },
  SpacingBox: { use: 'a space', props: { space: requiredText('the token') } },
  SurfaceBox: { use: 'a surface color', props: { surface: requiredText('the token') } },
  TableBuilder: {
    use: 'parts, slots, attributes, and CSS properties of a client component, from `content/data/`',
    props: { name: requiredText('tag of the client component'), clientComponent: flag('whether to show all tables') },
  },
  TransitionBox: { use: 'a transition', props: { speed: text('the token of the duration'), easing: text('the token of the easing') } },
};

/** Components that the compiler generates, and what authors write instead. */
const internal = {
  CodeBlock: 'a code fence, as in ```java title="App.java"',
  Html: 'the HTML itself',
  PartsMap: '<TableBuilder name="dwc-button" />',
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

/** All components that authors may use, by name. */
export const authorComponents: Readonly<Record<string, ComponentRule>> = { ...vocabulary, ...expanded };

/** Names that authors may use. */
export const authorNames: readonly string[] = Object.keys(authorComponents).sort();

/** Names that authors must not use, with what to write instead. */
export const internalNames: ReadonlyMap<string, string> = new Map(Object.entries(internal));

/** Returns the properties of a component by name. Returns undefined for generated components. */
export function propsOf(name: string): Record<string, PropRule> | undefined {
  return Object.hasOwn(authorComponents, name) ? authorComponents[name]?.props : undefined;
}

/** Returns the names of a component's properties of a type. */
export function propsOfType(name: string, type: 'link' | 'image'): string[] {
  return Object.entries(propsOf(name) ?? {}).flatMap(([prop, rule]) => (rule.type === type ? [prop] : []));
}
