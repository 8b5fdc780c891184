/** Labels that DocSearch does not support. */
type Labels = { dialog: string; input: string };

/**
 * Fixes the ARIA semantics of the DocSearch dialog: a dialog (DocSearch: a button) with a combobox and a list of
 * options that are links (DocSearch: links in options). Nothing is selected until an arrow key is pressed, and the
 * first one selects the first result. An observer restores the attributes when React overwrites them.
 * @returns a function that stops it
 */
export function keepSemantics(container: HTMLElement, { dialog, input: label }: Labels): () => void {
  let isTouched = false;
  const input = () => container.querySelector<HTMLInputElement>('.DocSearch-Input');

  const update = () => {
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby', 'tabindex']) container.removeAttribute(name);
    set(container, { role: 'dialog', 'aria-modal': 'true', 'aria-label': dialog });
    // Headers and footers in the dialog are not landmarks of the page.
    for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer')) set(part, { role: 'none' });
    let active: string | undefined;
    for (const list of container.querySelectorAll('ul[id$="-list"]')) {
      // Stored searches have buttons, which a listbox must not contain, so use a list of links.
      const isPlain = list.querySelector('button') !== null;
      list.removeAttribute('aria-labelledby');
      setRole(list, isPlain ? undefined : 'listbox');
      set(list, { 'aria-label': list.previousElementSibling?.textContent || dialog });
      for (const item of list.querySelectorAll<HTMLElement>('.DocSearch-Hit')) {
        if (item.hasAttribute('aria-selected')) {
          item.dataset.selected = item.getAttribute('aria-selected') ?? 'false';
          item.removeAttribute('aria-selected');
        }
        const link = item.querySelector('a');
        if (!link) continue;
        const isSelected = isTouched && item.dataset.selected === 'true';
        setRole(item, isPlain ? undefined : 'none');
        setRole(link, isPlain ? undefined : 'option');
        set(link, { id: `${item.id}-link`, [isPlain ? 'aria-current' : 'aria-selected']: String(isSelected) });
        if (isSelected) active = link.id;
      }
    }
    const field = input();
    if (field) {
      field.removeAttribute('aria-labelledby');
      const lists = [...container.querySelectorAll('[role="listbox"]')].map(({ id }) => id);
      set(field, {
        role: 'combobox',
        'aria-haspopup': 'listbox',
        'aria-expanded': String(lists.length > 0),
        'aria-label': label,
        'aria-autocomplete': 'list',
      });
      if (lists.length > 0) set(field, { 'aria-controls': lists.join(' ') });
      else field.removeAttribute('aria-controls');
      if (active === undefined) field.removeAttribute('aria-activedescendant');
      else set(field, { 'aria-activedescendant': active });
    }
    set(container, { 'data-touched': String(isTouched) });
  };

  const onInput = () => {
    isTouched = false;
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== input() || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    const wasTouched = isTouched;
    isTouched = true;
    if (!wasTouched && event.key === 'ArrowDown') {
      // Enter opens the first result anyway. Now make the selection visible.
      event.preventDefault();
      event.stopPropagation();
    }
    update();
  };
  const observer = new MutationObserver(update);
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'aria-selected', 'aria-expanded', 'aria-labelledby', 'aria-activedescendant', 'id'],
  });
  container.addEventListener('input', onInput, true);
  container.addEventListener('keydown', onKeyDown, true);
  update();
  return () => {
    observer.disconnect();
    container.removeEventListener('input', onInput, true);
    container.removeEventListener('keydown', onKeyDown, true);
  };
}

function setRole(element: Element, role: string | undefined): void {
  if (role === undefined) element.removeAttribute('role');
  else set(element, { role });
}

/** Writes only changed values, because writing triggers the observer. */
function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
