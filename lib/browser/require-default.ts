/**
 * Returns the default export of a module.
 * @throws Error when it has none
 */
export function requireDefault<T>(module: { default?: T }): T {
  if (module.default === undefined) throw new Error('The page component does not have a default export and cannot be rendered.');
  return module.default;
}
