/** What a part of an address may not hold, with how messages call it. */
const faults: [pattern: RegExp, fault: (found: string) => string][] = [
  [/^\/?([a-z][a-z0-9+.-]*:)/i, (found) => `begins with the scheme "${found}"`],
  [/(\/{2,})/, (found) => `holds "${found}"`],
  [/(?:^|\/)(\.+)(?=\/|$)/, (found) => `holds "${found}"`],
  [/(?:^|\/)(\.)/, () => 'has a part that begins with ".", which hosts keep to themselves'],
  [/(\s)/, () => 'holds a space'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  [/([\u0000-\u001f\u007f])/, () => 'holds a control character'],
  [/([?#%\\"<>|*])/, (found) => `holds ${found === '"' ? "'\"'" : `"${found}"`}`],
];

/**
 * Why a path cannot be the address of a page, or a part of one; undefined where it can. What it holds would be cut off or
 * read otherwise by browsers and hosts, or lead out of the section.
 */
export function urlPathFault(path: string): string | undefined {
  for (const [pattern, fault] of faults) {
    const [, found] = pattern.exec(path) ?? [];
    if (found !== undefined) return fault(found);
  }
  return undefined;
}
