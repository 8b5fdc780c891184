import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { type JavadocPlace, javadocUrl } from '@/lib/reference/javadoc-url';

type Props = JavadocPlace & {
  code?: string | boolean;
  children?: ReactNode;
};

/** A link to the Java API of the documented version on javadoc.io. */
export function JavadocLink({ type, location, suffix, code = false, children }: Props) {
  const text = children ?? location.split('/').at(-1);
  return <Link href={javadocUrl({ type, location, suffix })}>{code === true || code === 'true' ? <code>{text}</code> : text}</Link>;
}
