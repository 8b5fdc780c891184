import { withBasePath } from '@/lib/shared/base-path';
import styles from './tokens.module.css';

type Props = { /** Made by `lib/reference/token-boxes.ts`. */ html: string; inline?: boolean };

/** Tokens of the webforJ theme with samples, as a block or inline. */
export function Tokens({ html, inline = false }: Props) {
  const Tag = inline ? 'span' : 'div';
  return (
    <>
      <link rel="stylesheet" href={withBasePath('/dwc-tokens.css')} precedence="tokens" />
      <Tag className={`dwc-tokens ${inline ? styles.inline : styles.block}`} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
