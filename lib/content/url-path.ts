/** Characters that a URL segment must not contain, with their name in messages. */
const faults: [pattern: RegExp, fault: (found: string) => string][] = [
  [/^\/?([a-z][a-z0-9+.-]*:)/i, (found) => `begins with the scheme "${found}"`],
  [/(\/{2,})/, (found) => `holds "${found}"`],
  [/(?:^|\/)(\.+)(?=\/|$)/, (found) => `holds "${found}"`],
  [/(?:^|\/)(\.)/, () => 'has a part that begins with ".", which hosts keep to themselves'],
  [/(\s)/, () => 'holds a space'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for them.
  [/([\u0000-\u001f\u007f])/, () => 'holds a control character'],
  [/([?#%\\"<>|*])/, (found) => `holds ${found === '"' ? "'\"'" : `"${found}"`}`],
];

/**
 * Returns why a path cannot be the URL of a page or a part of it. Undefined if it can. Browsers and hosts would cut off
 * or reinterpret such paths, or they would leave the section.
 */
export function urlPathFault(path: string): string | undefined {
  for (const [pattern, fault] of faults) {
    const [, found] = pattern.exec(path) ?? [];
    if (found !== undefined) return fault(found);
  }
  return undefined;
}
