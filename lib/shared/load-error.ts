/** Id of the element that says that a page could not be loaded (components/navigation/load-error.tsx). */
export const loadErrorId = 'load-error';
