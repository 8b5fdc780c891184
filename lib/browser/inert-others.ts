import { loadErrorId } from '../shared/load-error';

/**
 * Makes everything but an element inert, so that it is the only part of the page that can be used. Keeps the message
 * about pages that cannot be loaded.
 * @returns a function that undoes it
 */
export function makeOthersInert(top: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let element = top; element.parentElement && element !== document.body; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling === element || !(sibling instanceof HTMLElement) || sibling.inert || sibling.matches(`script,#${loadErrorId}`)) continue;
      sibling.inert = true;
      madeInert.push(sibling);
    }
  }
  return () => {
    for (const element of madeInert) element.inert = false;
  };
}
