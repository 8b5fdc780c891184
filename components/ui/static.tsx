import type { ReactNode } from 'react';
import { staticHtml } from '@/lib/next/static-html';

type Props = { as: 'li' | 'ul' | 'nav'; className?: string; 'aria-label'?: string; children: ReactNode };

/**
 * An element whose children are sent as one HTML string. Use it for static content that repeats on every page, because
 * each React element costs rendering time, payload, and work in the browser.
 */
export function Static({ as: Tag, children, ...props }: Props) {
  const html = staticHtml(children);
  return html === undefined ? <Tag {...props}>{children}</Tag> : <Tag {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
