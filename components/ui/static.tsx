import type { ReactNode } from 'react';
import { staticHtml } from '@/lib/next/static-html';

type Props = { as: 'li' | 'ul' | 'nav'; className?: string; 'aria-label'?: string; children: ReactNode };

/**
 * An element whose content travels as one HTML string, where nothing in it is alive: for what the frame repeats on every
 * page, where each React element is paid for in rendering, in the payload, and in the browser.
 */
export function Static({ as: Tag, children, ...props }: Props) {
  const html = staticHtml(children);
  return html === undefined ? <Tag {...props}>{children}</Tag> : <Tag {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
