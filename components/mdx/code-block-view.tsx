import { type CodeBlockProps, type CodeLabels, codeBlockHtml, isFolded } from '@/lib/shared/code-block-html';
import styles from './code-block.module.css';

/** A code sample for server and client components. Texts are passed as properties. */
export function CodeBlockView({ labels, ...props }: CodeBlockProps & { labels: CodeLabels }) {
  return (
    <figure
      className={styles.block}
      data-line-numbers={props.lineNumbers ? '' : undefined}
      data-fold={isFolded(props) ? '' : undefined}
      data-wrapped={props.wrap ? '' : undefined}
      data-language={props.language === 'diff' ? 'diff' : undefined}
      dangerouslySetInnerHTML={{ __html: codeBlockHtml(props, labels, styles) }}
    />
  );
}
