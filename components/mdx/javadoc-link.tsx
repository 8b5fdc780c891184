import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { Icon } from '@/components/ui/icon';
import { type JavadocPlace, javadocUrl } from '@/lib/reference/javadoc-url';
import styles from './javadoc-link.module.css';

type Props = JavadocPlace & {
  code?: string | boolean;
  look?: 'chip';
  children?: ReactNode;
};

/** A link to the Java API of the documented version on javadoc.io. */
export function JavadocLink({ type, location, suffix, code = false, look, children }: Props) {
  const text = children ?? location.split('/').at(-1);
  return (
    <Link href={javadocUrl({ type, location, suffix })} className={look && styles[look]}>
      {code === true || code === 'true' ? <code>{text}</code> : text}
      {look === 'chip' ? <Icon name="external" size={13} /> : null}
    </Link>
  );
}
