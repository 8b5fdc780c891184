import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { mapSelectors, pruneRules, splitList } from '../previews/prune';
import { lightRules } from '../previews/styles';

/** Rules of drawings in selectors that all readers know, and what elements must match for each additional class. */
type DrawingRules = { css: string; tokens: ReadonlyMap<string, string>; selectors: ReadonlyMap<string, string> };

let rules: Promise<DrawingRules> | undefined;

/**
 * Old readers, and the check of books, know no lists in `:not()`, and no `:is()`, `:where()`, and `:has()`. A drawing
 * never changes, so which elements match is known now: they get a class.
 */
async function readRules(): Promise<DrawingRules> {
  const { css, tokens } = await lightRules();
  const names = new Map<string, string>();
  const nameOf = (selector: string): string => {
    const name = names.get(selector) ?? `s${names.size}`;
    names.set(selector, name);
    return name;
  };
  // What readers set as the size of text must not change a drawing.
  const pixels = (text: string) => text.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);
  return {
    css: pixels(mapSelectors(css, (selector) => plainSelector(selector, nameOf))),
    tokens: new Map([...tokens].map(([name, value]) => [name, pixels(value)])),
    selectors: new Map([...names].map(([selector, name]) => [name, selector])),
  };
}

/** Replaces the parts of a selector that not all readers know. A class counts as much as what it replaces. */
function plainSelector(selector: string, nameOf: (selector: string) => string): string {
  const found = /:(is|where|has|not)\(/.exec(selector);
  if (!found) return selector;
  const { 0: start, 1: name, index } = found;
  let end = index + start.length;
  for (let depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[selector[end] ?? ')'] ?? 0;
  const parts = splitList(selector.slice(index + start.length, end - 1)).map((part) => part.trim());
  const rest = plainSelector(selector.slice(end), nameOf);
  const before = selector.slice(0, index);
  if (name === 'not' && parts.every((part) => !/[\s:>+~]/.test(part.replace(/\[[^\]]*\]/g, '').replace(/:[\w-]+$/, ''))))
    return before + parts.map((part) => `:not(${part})`).join('') + rest;
  const weight = Math.max(1, ...parts.map((part) => part.match(/[.[]|:(?!is|not|has)/g)?.length ?? 0));
  return before + `.${nameOf(`:${name === 'where' ? 'is' : name}(${parts.join(', ')})`)}`.repeat(name === 'where' ? 1 : weight) + rest;
}

/** Adds the classes to the elements of all drawings in a chapter. */
export async function markDrawings(nodes: ElementContent[]): Promise<void> {
  rules ??= readRules();
  const { selectors } = await rules;
  const visit = (node: ElementContent) => {
    if (node.type !== 'element') return;
    if (classesOf(node).includes('preview')) mark(node, selectors);
    else for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
}

function mark(drawing: Element, selectors: ReadonlyMap<string, string>): void {
  const own = new Set<string>();
  const elements: Element[] = [];
  const collect = (element: Element) => {
    elements.push(element);
    for (const name of classesOf(element)) own.add(name);
    for (const child of element.children) if (child.type === 'element') collect(child);
  };
  collect(drawing);
  const marked: [Element, string][] = [];
  for (const [name, selector] of selectors) {
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, used = '']) => used);
    if (!selector.startsWith(':not') && classes.length > 0 && !classes.some((used) => own.has(used))) continue;
    for (const element of matching(selector, drawing, elements)) marked.push([element, name]);
  }
  for (const [element, name] of marked) element.properties.className = [...classesOf(element), name];
}

/** The elements that match `:is()`, `:has()`, or `:not()`. */
function matching(selector: string, drawing: Element, elements: Element[]): Element[] {
  const [, simple] = /^:is\(((?:(?:[\w-]+|(?:\.[\w-]+)+)(?:, )?)+)\)$/.exec(selector) ?? [];
  // Most are only lists of classes and tags, for which a parser would take most of the time.
  if (simple !== undefined) {
    const wanted = simple.split(', ').map((part) => part.split('.'));
    return elements.filter((element) => {
      const own = classesOf(element);
      return wanted.some(([tag, ...names]) => (tag === '' || tag === element.tagName) && names.every((name) => own.includes(name)));
    });
  }
  const [, list] = /^:has\((.*)\)$/.exec(selector) ?? [];
  if (list === undefined) return selectAll(selector, drawing);
  return [
    ...new Set(
      splitList(list).flatMap((part) => {
        const [, sign, other] = /^\s*([+~])\s*(.*)$/.exec(part) ?? [];
        if (other === undefined) return selectAll(`:has(${part})`, drawing);
        // `selectAll` doesn't look at siblings here.
        const found = new Set(selectAll(other, drawing));
        return elements.flatMap((parent) => {
          const siblings = parent.children.filter((child) => child.type === 'element');
          return siblings.filter((_, index) =>
            siblings.slice(index + 1, sign === '+' ? index + 2 : undefined).some((next) => found.has(next)),
          );
        });
      }),
    ),
  ];
}

/** Returns the rules and tokens for drawings with some classes. */
export async function drawingCss(classes: ReadonlySet<string>): Promise<string> {
  rules ??= readRules();
  const { css, tokens } = await rules;
  const scope = '.preview';
  const scoped = mapSelectors(pruneRules(css, classes), (selector) =>
    selector.startsWith('&') ? scope + selector.slice(1) : `${scope} ${selector}`,
  );
  const values = [...new Set(scoped.match(/--dwc-[\w-]+/g))]
    .sort()
    .flatMap((name) => (tokens.has(name) ? `${name}:${tokens.get(name)}` : []));
  return `${scope}{${values.join(';')}}${scoped}`;
}

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}
