import type { DocSearchModalProps } from '@docsearch/react/modal';
import { type ComponentProps, createContext, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { Icon } from '@/components/ui/icon';
import { type DialogHit, unescapeMarkup } from './docsearch-client';
import { Marked } from './marked';

type HitProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** What results need beside themselves: DocSearch gives a hit nothing else. */
export type DialogHits = { inEnglish: string; locale: string; onChoose: (url: string) => void };

/** Given by the dialog around its results. */
export const DialogHitsContext = createContext<DialogHits>({ inEnglish: '', locale: '', onChoose: () => {} });

/** A result in the dialog; kept searches come with their own buttons, which stand beside the link rather than in it. */
export function DialogHitView({ hit, children }: HitProps): ReactElement {
  const { inEnglish, locale, onChoose } = use(DialogHitsContext);
  const { _highlightResult, url, hit: found, group, hierarchy } = hit as unknown as Omit<DialogHit, 'hit'> & { hit?: DialogHit['hit'] };
  const isKept = _highlightResult === undefined;
  if (!found) {
    // A conversation with the assistant, or a search that another version of the site has kept.
    return (
      <>
        <a href={url} onClick={() => url && onChoose(url)}>
          <span className="DocSearch-Hit-title">{unescapeMarkup(hierarchy.lvl1 ?? hierarchy.lvl0 ?? '')}</span>
        </a>
        {actionsOf(children)}
      </>
    );
  }
  const isExternal = !url.startsWith('/');
  return (
    <>
      <a href={url} onClick={() => onChoose(url)} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <span className="DocSearch-Hit-title">
          <Marked text={isKept ? found.title.map((piece) => ({ ...piece, isMatch: false })) : found.title} />
          {isExternal ? <Icon name="external" size={14} /> : null}
          {!isExternal && group.locale !== locale ? <small>{inEnglish}</small> : null}
        </span>
        <span className="DocSearch-Hit-path">{isKept ? unescapeMarkup(hierarchy.lvl0) : <Marked text={found.excerpt} />}</span>
      </a>
      {isKept ? actionsOf(children) : null}
    </>
  );
}

/** The buttons are the last part of what DocSearch would show. */
function actionsOf(children: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode[] }>(children)) return null;
  const parts = children.props.children;
  return Array.isArray(parts) ? parts.at(-1) : null;
}
