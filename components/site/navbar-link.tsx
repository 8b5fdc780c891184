import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import { usePageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localizePath } from '@/lib/shared/i18n/paths';
import { isExternal } from '@/lib/shared/text/is-external';
import { ActiveLink } from './active-link';
import styles from './navbar.module.css';
import { type LinkItem, useItemLink } from './navbar-links';

/** A link of the navigation bar. `plain` is for menus, where each link is a line of text. */
export function NavbarLink({ item, plain = false }: { item: LinkItem; plain?: boolean }) {
  const { label, href, activeBasePath, title, look, icon } = useItemLink(item);
  const { locale } = usePageText();
  const className = plain ? undefined : [styles.link, look && styles[look], icon && styles.iconButton].filter(Boolean).join(' ');
  const content =
    icon && !plain ? (
      <>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </>
    ) : (
      label
    );
  if (isExternal(href) || !activeBasePath) {
    return (
      <Link href={href} className={className} title={title}>
        {content}
      </Link>
    );
  }
  return (
    <ActiveLink href={withBasePath(localizePath(href, locale))} activeBasePath={activeBasePath} className={className} title={title}>
      {content}
    </ActiveLink>
  );
}
