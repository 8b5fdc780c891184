'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { choices } from '@/lib/browser/tab-choices';
import { decodeUrl } from '@/lib/shared/text/decode-url';
import styles from './tabs.module.css';

type Props = {
  tabs: { value: string; label: string }[];
  panels: ReactNode[];
  first: string;
  /** Tabs of the same group change together. The choice is stored. */
  groupId?: string;
  /** Whether the panels are files. The tabs are then the title bar of their box. */
  isFiles?: boolean;
  /** Query parameter that selects the tab and follows the selection. */
  queryParameter?: string;
};

/**
 * Tabs by the ARIA pattern: arrow keys move, and the choice of a group is shared and stored. A tab also opens when find
 * in page matches its text, or when a link leads into it.
 */
export function TabPanels({ tabs, panels, first, groupId, isFiles, queryParameter }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(first);
  // A tab selected by URL or find in page overrides the stored choice, but does not change it.
  const [asked, setAsked] = useState<string>();
  const shared = useSyncExternalStore(
    choices.subscribe,
    () => (groupId ? choices.get(groupId) : undefined),
    () => undefined,
  );
  const isTab = (value: string | null | undefined) => tabs.some((tab) => tab.value === value);
  const current = isTab(asked) ? asked : isTab(shared) ? shared : own;

  // Find in page only searches hidden panels with this value, which React cannot render, and rendering resets it. The
  // export has it from the start (lib/next/defer-runtime.ts), so a match may have opened a panel before hydration.
  useEffect(() => {
    for (const [index, panel] of panelsOf(box.current).entries()) {
      const value = tabs[index]?.value;
      if (value === current) continue;
      if (panel.hasAttribute('hidden')) panel.setAttribute('hidden', 'until-found');
      else setAsked(value);
    }
  });

  useEffect(() => {
    const open = (panel: Element | undefined) => setAsked(tabs[panel ? panelsOf(box.current).indexOf(panel) : -1]?.value);
    const onHash = () => {
      const target = document.getElementById(decodeUrl(window.location.hash.slice(1)));
      const panel = target ? panelsOf(box.current).find((other) => other.contains(target)) : undefined;
      if (!target || !panel?.hasAttribute('hidden')) return;
      open(panel);
      requestAnimationFrame(() => target.scrollIntoView());
    };
    const onMatch = ({ target }: Event) => open(target instanceof Element ? target : undefined);
    const element = box.current;
    if (queryParameter) {
      const value = new URLSearchParams(window.location.search).get(queryParameter);
      if (tabs.some((tab) => tab.value === value)) setAsked(value ?? undefined);
    }
    onHash();
    window.addEventListener('hashchange', onHash);
    element?.addEventListener('beforematch', onMatch);
    return () => {
      window.removeEventListener('hashchange', onHash);
      element?.removeEventListener('beforematch', onMatch);
    };
  }, [tabs, queryParameter]);

  useEffect(() => {
    if (!groupId) return;
    return choices.subscribe((changed, value) => {
      if (changed !== groupId || !tabs.some((tab) => tab.value === value)) return;
      setAsked(undefined);
      writeParameter(queryParameter, value);
    });
  }, [tabs, groupId, queryParameter]);

  const choose = (value: string) => {
    // Other tabs of the group may change their height. Keep the clicked tab at its position.
    const before = box.current?.getBoundingClientRect().top ?? 0;
    setAsked(undefined);
    setOwn(value);
    if (groupId) choices.set(groupId, value);
    else writeParameter(queryParameter, value);
    requestAnimationFrame(() => window.scrollBy({ top: (box.current?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow key navigate the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = tabs.findIndex(({ value }) => value === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    choose(tab.value);
    document.getElementById(`${id}-tab-${tabs.indexOf(tab)}`)?.focus();
  };

  return (
    <div ref={box} className={isFiles ? styles.files : styles.tabs} data-group={groupId}>
      <div role="tablist" className={styles.list} onKeyDown={onKeyDown} data-needs-script="">
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={value === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={value === current ? 0 : -1}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label }, index) => (
        <div
          key={value}
          id={`${id}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          hidden={value !== current}
        >
          {/* Without scripts, all panels are shown with their labels. */}
          <p className={styles.panelLabel}>{label}</p>
          {panels[index]}
        </div>
      ))}
    </div>
  );
}

function writeParameter(name: string | undefined, value: string): void {
  if (!name) return;
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
}

/** Returns the panels of these tabs, but not those of nested tabs. */
function panelsOf(box: Element | null): Element[] {
  return [...(box?.querySelectorAll(':scope > [role=tabpanel]') ?? [])];
}
