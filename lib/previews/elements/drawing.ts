import { escapeHtml } from '../../shared/text/escape-html';
import { type IconName, iconSvg } from '../icons';
import { textOf } from '../parse';
import type { PreviewElement, PreviewNode } from '../types';
import { layoutClasses } from '../vocabulary';

/** Values of an attribute: any text, a flag, or some words. */
export type AttributeRule = 'text' | 'flag' | readonly string[];

/** How an element of previews is drawn. */
export type Drawing = {
  /** Returns the HTML of an element. */
  draw(element: Drawn): string;
  /** Attributes beyond those of the client component: states that an app sets with methods or that depend on its reader. */
  attributes?: Readonly<Record<string, AttributeRule>>;
  /** Slots beyond those of the client component. */
  slots?: readonly string[];
  /** Only elements with these tags may contain it. */
  within?: readonly string[];
  /** Java classes beyond the `controls` of the client component. */
  controls?: readonly string[];
  /** Whether it lies above the page, such as a dialog. */
  overlay?: true;
  /** Its style sheet in `components/previews`. Without it, that of the group. */
  sheet?: string;
  /** Other style sheets that it needs. */
  needs?: readonly string[];
};

/** Drawings of related elements. Their style sheet is `components/previews/<name>.css` unless they name another one. */
export type DrawingGroup = { name: string; drawings: Readonly<Record<string, Drawing>> };

/** Flags that become classes of the same name on the root of an element. */
const states = ['disabled', 'readonly', 'invalid', 'required', 'selected', 'checked', 'indeterminate', 'opened', 'has-focus', 'hovered'];

/** An element that is being drawn. */
export class Drawn {
  constructor(
    readonly node: PreviewElement,
    private readonly drawAll: (nodes: PreviewNode[]) => string,
  ) {}

  get tag(): string {
    return this.node.tag;
  }

  /** Whether a flag is set. */
  has(name: string): boolean {
    return this.node.attributes.has(name) && this.node.attributes.get(name) !== 'false';
  }

  /** Value of an attribute as the author has written it. */
  get(name: string): string | undefined {
    return this.node.attributes.get(name);
  }

  /** Value of an attribute as a number. */
  number(name: string, otherwise: number): number {
    const value = Number(this.get(name));
    return this.node.attributes.has(name) && Number.isFinite(value) ? value : otherwise;
  }

  /** Value of an attribute as HTML. */
  text(name: string): string {
    return escapeHtml(this.get(name) ?? '');
  }

  /** Text within the element, without markup. */
  get plainText(): string {
    return textOf(this.node).trim();
  }

  /** Draws the content of a slot. The default slot is the empty name. */
  slot(name = ''): string {
    return this.drawAll(
      this.node.children.filter((child) => (child.type === 'element' ? (child.attributes.get('slot') ?? '') : '') === name),
    ).trim();
  }

  /** Children with one of the tags, to be drawn by this element. */
  all(...tags: string[]): Drawn[] {
    return this.node.children.flatMap((child) =>
      child.type === 'element' && tags.includes(child.tag) ? [new Drawn(child, this.drawAll)] : [],
    );
  }

  /** Draws children that do not have one of the tags. */
  others(...tags: string[]): string {
    return this.drawAll(this.node.children.filter((child) => child.type === 'text' || !tags.includes(child.tag))).trim();
  }

  /** Classes of the element: tag, theme, expanse, states, layout, and those given. */
  classes(...more: (string | false | undefined)[]): string {
    const theme = this.get('theme') ?? 'default';
    const expanse = this.get('expanse') ?? 'm';
    const names = [
      this.tag,
      theme.startsWith('outlined-') && 'outlined',
      theme !== 'default' && `t-${theme.replace('outlined-', '')}`,
      expanse !== 'm' && `e-${expanse}`,
      ...states.filter((state) => this.has(state)),
      ...(this.get('class')?.split(/\s+/) ?? []).filter((name) => layoutClasses.has(name)),
      ...more,
    ];
    return names.filter(Boolean).join(' ');
  }

  /** The root of the element with its content, as HTML. */
  box(content: string, ...more: (string | false | undefined)[]): string {
    return `<div class="${this.classes(...more)}">${content}</div>`;
  }

  /** The root of an element that stands in a line of text. */
  inline(content: string, ...more: (string | false | undefined)[]): string {
    return `<span class="${this.classes(...more)}">${content}</span>`;
  }
}

/** A part of an element: nothing if it has no content. */
export function part(name: string, content: string): string {
  return content === '' ? '' : `<span class="${name}">${content}</span>`;
}

/** A part of an element that is there without content, such as a track or a box. */
export function box(name: string, content = ''): string {
  return `<div class="${name}">${content}</div>`;
}

/** An icon that an element always has. */
export function icon(name: IconName): string {
  return iconSvg(name);
}
