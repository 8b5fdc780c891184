import type { ReactNode } from 'react';
import { contentRoot } from '@/lib/content/root';
import { readPicture } from '@/lib/previews/read';
import { renderPreview } from '@/lib/previews/render';
import { type PreviewSheet, sheetFor } from '@/lib/previews/styles';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './parts-map.module.css';
import { ScriptedFields } from './scripted-fields';

type Props = {
  /** Tag of the client component. */
  tag: string;
  title: string;
  /** Names of the places, made by `lib/reference/tables.ts`. */
  legend: string;
  /** Style sheet of the previews on the page. */
  sheet?: PreviewSheet;
  /** The sections whose rows have places in the drawing. */
  children?: ReactNode;
};

/** A drawing of a component with numbered parts, and the tables of them. With scripts, rows and places light up each other. */
export async function PartsMap({ tag, title, legend, sheet, children }: Props) {
  const preview = await readPicture(contentRoot, { anatomy: tag });
  if (!preview) return children;
  const { name } = await sheetFor(preview, sheet);
  const { html } = renderPreview(preview, { label: title, step: (label) => label, legend }, name);
  return (
    <ScriptedFields kind="parts" className={styles.map}>
      <link rel="stylesheet" href={withBasePath(`/previews/${name}.css`)} precedence="previews" />
      <figure className={styles.figure} data-anatomy="">
        <figcaption className={styles.title}>{title}</figcaption>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </figure>
      {children}
    </ScriptedFields>
  );
}
