import type { ReactNode } from 'react';
import { contentRoot } from '@/lib/content/root';
import { type Picture, readPicture } from '@/lib/previews/read';
import { type PreviewSheet, sheetFor } from '@/lib/previews/styles';
import styles from './component-demo.module.css';
import { DemoPreview } from './demo-preview';

type Props = Picture & {
  title: string;
  /** The code that is drawn. */
  children?: ReactNode;
  /** Style sheet of the previews on the page. */
  sheet?: PreviewSheet;
};

/** A drawing of a preview file, or of the code below it. */
export async function Preview({ title, children, sheet, ...picture }: Props) {
  const preview = await readPicture(contentRoot, picture);
  return (
    <div className={styles.demo}>
      <p className={styles.name}>{title}</p>
      {preview ? <DemoPreview preview={preview} title={title} sheet={(await sheetFor(preview, sheet)).name} /> : null}
      {children ? <div className={styles.sources}>{children}</div> : null}
    </div>
  );
}
