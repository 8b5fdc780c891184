import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { usePageText } from '@/lib/i18n/server';
import type { AdmonitionKind } from '@/lib/mdx/vocabulary';
import { localeInfo } from '@/lib/shared/i18n/locales';
import styles from './admonition.module.css';

const looks: Record<AdmonitionKind, { icon: IconName; hue: string }> = {
  note: { icon: 'note', hue: 'neutral' },
  secondary: { icon: 'note', hue: 'neutral' },
  tip: { icon: 'tip', hue: 'green' },
  success: { icon: 'check', hue: 'green' },
  info: { icon: 'info', hue: 'accent' },
  important: { icon: 'info', hue: 'violet' },
  warning: { icon: 'warning', hue: 'amber' },
  caution: { icon: 'warning', hue: 'amber' },
  danger: { icon: 'danger', hue: 'red' },
};

const isTitle = (node: ReactNode): node is ReactElement<{ children: ReactNode }> =>
  isValidElement<{ slot?: string }>(node) && node.props.slot === 'title';

type Props = { type: AdmonitionKind; title?: ReactNode; children?: ReactNode };

/** A callout, written as `:::tip[Title]`. The compiler passes the title as the first child. */
export function Admonition({ type, title, children }: Props) {
  const { locale, t } = usePageText();
  const { icon, hue } = looks[type];
  const nodes = Children.toArray(children);
  const own = nodes.find(isTitle);
  return (
    <div className={styles.admonition} data-hue={hue} role="note">
      <p className={styles.title}>
        <Icon name={icon} size={18} />
        {own || title ? (
          <span>{own?.props.children ?? title}</span>
        ) : (
          <span lang={localeInfo(locale).htmlLang}>{t(`admonition.${type}`)}</span>
        )}
      </p>
      <div className={styles.body}>{nodes.filter((node) => node !== own)}</div>
    </div>
  );
}
