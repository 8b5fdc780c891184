import styles from '@/components/mdx/component-demo.module.css';
import type { RenderedPreview } from '@/lib/previews/render';
import { withBasePath } from '@/lib/shared/base-path';

type Props = {
  preview: RenderedPreview;
  /** Caption: that it is a drawing. */
  drawing: string;
};

/** A drawn preview with its style sheet, which all previews of a page share. */
export function DemoPicture({ preview: { html, sheet }, drawing }: Props) {
  return (
    <>
      <link rel="stylesheet" href={withBasePath(`/previews/${sheet}.css`)} precedence="previews" />
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.drawing}>{drawing}</p>
    </>
  );
}
