/**
 * Removes rules, and selectors of rules, that match no element with the given classes. Classes within `:not()` don't count. Of
 * `:is()`, `:where()`, and `:has()`, one selector must match.
 * @param css rules that are not nested except in at-rules, without comments, and without braces in strings
 */
export function pruneRules(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      const isGroup = prelude.startsWith('@');
      const kept = isGroup
        ? prelude
        : splitList(prelude)
            .filter((selector) => canMatch(selector, classes))
            .map((selector) => narrow(selector, classes))
            .join(',');
      const content = isGroup ? pruneRules(body, classes) : body;
      return kept === '' || content === '' ? '' : `${kept}{${content}}`;
    })
    .join('');
}

/**
 * Changes each selector of style rules, those in at-rules, too.
 * @param css as for {@link pruneRules}
 */
export function mapSelectors(css: string, change: (selector: string) => string): string {
  return blocksOf(css)
    .map(({ prelude, body }) =>
      prelude.startsWith('@') ? `${prelude}{${mapSelectors(body, change)}}` : `${splitList(prelude).map(change).join(',')}{${body}}`,
    )
    .join('');
}

type Block = { prelude: string; body: string };

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return blocks;
}

/** Splits a list at its commas, but not within parentheses. */
export function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts.map((part) => part.trim());
}

/** Stands for a part of a selector that matches nothing. No element has this class. */
const nothing = '.-nothing-';

/**
 * Leaves out selectors that match nothing from lists of `:is()` and `:where()`. The most specific selector of a list stays, because it
 * decides the specificity of the whole.
 */
function narrow(selector: string, classes: ReadonlySet<string>): string {
  return selector.replace(/:(is|where)\(([^()]*)\)/g, (whole, name: string, list: string) => {
    const parts = splitList(list);
    const kept = parts.filter((part) => canMatch(part, classes));
    const weight = (part: string) => part.split(/[.[:]/).length;
    return kept.length > 0 && Math.max(...kept.map(weight)) >= Math.max(...parts.map(weight)) ? `:${name}(${kept.join(',')})` : whole;
  });
}

function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const hasAll = (part: string) => [...part.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  let rest = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== rest; ) {
    before = rest;
    // From the inside out: the list of an innermost function has no parentheses.
    rest = rest.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) =>
      !['is', 'where', 'has'].includes(name) || list.split(',').some(hasAll) ? '' : nothing,
    );
  }
  return hasAll(rest);
}
