import type { DocSearchModalProps } from '@docsearch/react/modal';
import { type ComponentProps, createContext, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { code, external, hash, page, post } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { SearchTexts } from '@/lib/shared/search/setup';
import { DialogAnswer } from './dialog-answer';
import { type DialogHit, unescapeMarkup } from './docsearch-client';
import { Marked } from './marked';

type HitProps = ComponentProps<NonNullable<DocSearchModalProps['hitComponent']>>;

/** Data for all results. DocSearch passes only the hit to a result component. */
export type DialogHits = { texts: SearchTexts; locale: Locale; onChoose: (url: string) => void };

/** Provided by the dialog. */
export const DialogHitsContext = createContext<DialogHits>({ texts: {} as SearchTexts, locale: defaultLocale, onChoose: () => {} });

/** A result in the dialog. Stored searches have buttons, which are placed next to the link and not inside it. */
export function DialogHitView({ hit, children }: HitProps): ReactElement {
  const { texts, locale, onChoose } = use(DialogHitsContext);
  const {
    _highlightResult,
    url,
    hit: found,
    group,
    hierarchy,
    answer,
  } = hit as unknown as Omit<DialogHit, 'hit'> & { hit?: DialogHit['hit'] };
  const isKept = _highlightResult === undefined;
  if (!found) {
    // An assistant conversation, or a stored search of another version of the site.
    return (
      <>
        <a href={url} onClick={() => url && onChoose(url)}>
          <span className="DocSearch-Hit-title">{unescapeMarkup(hierarchy.lvl1 ?? hierarchy.lvl0 ?? '')}</span>
        </a>
        {actionsOf(children)}
      </>
    );
  }
  if (answer && !isKept) return <DialogAnswer key={url} answer={answer} locale={locale} texts={texts} onChoose={onChoose} />;
  const isExternal = !url.startsWith('/');
  // What the result is: a part of a page, a type of the Java API, a post, or a page of the docs.
  const kind = !found.isPage ? hash : group.section === 'java-api' ? code : group.section === 'blog' ? post : page;
  return (
    <>
      <a href={url} onClick={() => onChoose(url)} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <span className="DocSearch-Hit-title">
          <IconShape d={kind} size={15} />
          <Marked text={isKept ? found.title.map((piece) => ({ ...piece, isMatch: false })) : found.title} />
          {isExternal ? <IconShape d={external} size={14} /> : null}
          {!isExternal && group.locale !== locale ? <small>{texts.inEnglish}</small> : null}
        </span>
        <span className="DocSearch-Hit-path" data-code={found.isCode && !isKept ? '' : undefined}>
          {isKept ? unescapeMarkup(hierarchy.lvl0) : <Marked text={found.excerpt} />}
        </span>
      </a>
      {isKept ? actionsOf(children) : null}
    </>
  );
}

/** Extracts the buttons: the last child of DocSearch's content. */
function actionsOf(children: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode[] }>(children)) return null;
  const parts = children.props.children;
  return Array.isArray(parts) ? parts.at(-1) : null;
}
