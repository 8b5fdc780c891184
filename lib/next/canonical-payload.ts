/** Rows of a payload by id, in the order of the ids' first rows, and those without an id: hints of what to load ahead. */
type Rows = { rows: Map<string, string[]>; hints: string[] };

/** Rows whose length is told in bytes; of these, the site's pages have texts alone. */
const binaryRow = /^[AOoUSsLlGgMmVb]/;

/**
 * A reference to a row as JSON has it. Its text is always a whole string: what begins with "$" otherwise begins with "$$".
 * What comes before is looked at last, so that the engine looks for two letters instead of trying every place.
 */
const reference = /"\$(?<=[[,:]"\$)([L@hQWBKi]?)([0-9a-f]+)((?::[^"]*)?)"(?!:)/g;

/**
 * The payload of a page with its rows in an order of their own, and numbered by it. React writes the parts of a page as
 * they finish, which differs from build to build where parts read files. As React writes it, a row comes after those that
 * it cannot do without (its browser part takes an element whose type is still to come for a broken one), and modules come
 * first.
 * @throws Error when a row is of a kind that this function does not know, or nothing refers to it in a known way
 */
export function canonicalPayload(payload: string): string {
  const { rows, hints } = readRows(payload);
  // From row 0, which is the page, to what it refers to, and so on: a map is iterated to its end while it grows.
  const names = new Map([['0', '0']]);
  for (const id of names.keys())
    for (const row of rows.get(id) ?? [])
      for (const other of mentions(row)) if (!names.has(other)) names.set(other, names.size.toString(16));
  for (const [id, [row = '']] of rows)
    if (!names.has(id)) throw new Error(`Nothing in the payload refers to row ${id}, ${row.slice(0, 60).trim()}.`);
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

/** Whether what refers to a row cannot be made before it: all but lazy elements and promises. */
const isNeededAtOnce = (kind: string) => kind !== 'L' && kind !== '@';

/** Ids of the rows that a row refers to, or of those kinds of reference alone. */
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
      throw new Error(`A row of the payload is of an unknown kind: ${bytes.toString('utf8', at, at + 60).trim()}`);
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
