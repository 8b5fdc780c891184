import { brokenAssumption } from './assumptions';

/** `rows` maps each row id to its rows, in order of first appearance. `hints` are the rows without an id: what to preload. */
type Rows = { rows: Map<string, string[]>; hints: string[] };

/** Tags of rows whose length is given in bytes. Of these, the pages of this site contain only text rows (`T`). */
const binaryRow = /^[AOoUSsLlGgMmVb]/;

/**
 * A reference to a row, as JSON encodes it. It is always a whole string: React escapes any other leading "$" as "$$".
 * The lookbehind comes after `"\$`, so that the engine searches for these two characters first.
 */
const reference = /"\$(?<=[[,:]"\$)([L@hQWBKi]?)([0-9a-f]+)((?::[^"]*)?)"(?!:)/g;

/**
 * Sorts and renumbers the rows of a page's payload, so that equal pages have equal bytes. React writes the parts of a
 * page as they finish, and that order differs between builds when parts read files.
 * The new order keeps two of React's guarantees. A row comes after the rows it needs at once, because React treats an
 * element whose type has not arrived as broken. Modules come first.
 * @throws Error when a row has an unknown kind, or when no known reference leads to it
 */
export function canonicalPayload(payload: string): string {
  const { rows, hints } = readRows(payload);
  // Breadth first from row 0, the page. Iterating a map includes the entries that are added meanwhile.
  const names = new Map([['0', '0']]);
  for (const id of names.keys())
    for (const row of rows.get(id) ?? [])
      for (const other of mentions(row)) if (!names.has(other)) names.set(other, names.size.toString(16));
  for (const [id, [row = '']] of rows)
    if (!names.has(id)) throw brokenAssumption('payload-rows', `nothing refers to row ${id}, ${row.slice(0, 60).trim()}`);
  const inOrder: string[] = [];
  const reached = new Set<string>();
  const put = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const row of rows.get(id) ?? []) mentions(row, isNeededAtOnce).forEach(put);
    for (const row of rows.get(id) ?? []) inOrder.push(`${names.get(id)}:${rename(row, names)}`);
  };
  const ids = [...names.keys()];
  ids.filter((id) => rows.get(id)?.[0]?.startsWith('I')).forEach(put);
  for (const hint of hints.sort()) inOrder.push(`:${hint}`);
  ids.forEach(put);
  return inOrder.join('');
}

/** Whether the referenced row must come first. Lazy elements (`L`) and promises (`@`) may come later. */
const isNeededAtOnce = (kind: string) => kind !== 'L' && kind !== '@';

/** Ids of the rows that a row refers to. `ofKind` selects kinds of references. */
function mentions(row: string, ofKind: (kind: string) => boolean = () => true): string[] {
  if (row.startsWith('T')) return [];
  return [...row.matchAll(reference)].filter(([, kind = '']) => ofKind(kind)).map(([, , id = '']) => id);
}

function rename(row: string, names: Map<string, string>): string {
  if (row.startsWith('T')) return row;
  return row.replace(reference, (_, kind: string, id: string, path: string) => `"$${kind}${names.get(id)}${path}"`);
}

function readRows(payload: string): Rows {
  const bytes = Buffer.from(payload);
  const found: Rows = { rows: new Map(), hints: [] };
  for (let at = 0; at < bytes.length; ) {
    const start = bytes.indexOf(':', at) + 1;
    const id = bytes.toString('latin1', at, start - 1);
    const tag = bytes.toString('latin1', start, start + 1);
    if (start === 0 || !/^[0-9a-f]*$/.test(id) || binaryRow.test(tag))
      throw brokenAssumption('payload-rows', `a row of an unknown kind: ${bytes.toString('utf8', at, at + 60).trim()}`);
    if (tag === 'T') {
      const comma = bytes.indexOf(',', start);
      at = comma + 1 + Number.parseInt(bytes.toString('latin1', start + 1, comma), 16);
    } else at = bytes.indexOf('\n', start) + 1 || bytes.length;
    const text = bytes.toString('utf8', start, at);
    if (id === '') found.hints.push(text);
    else if (found.rows.has(id)) found.rows.get(id)?.push(text);
    else found.rows.set(id, [text]);
  }
  return found;
}
