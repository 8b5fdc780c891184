import { DemoPicture } from '@/components/demo/demo-picture';
import { usePageText } from '@/lib/i18n/server';
import { renderPreview } from '@/lib/previews/render';
import type { ParsedPreview } from '@/lib/previews/types';
import styles from './component-demo.module.css';

type Props = {
  preview: ParsedPreview;
  /** Title of the demo: what assistive technology reads instead of the picture. */
  title: string;
  /** Name of its style sheet. */
  sheet: string;
};

/** What a demo looks like, as a picture of HTML. */
export function DemoPreview({ preview, title, sheet }: Props) {
  const { t } = usePageText();
  const drawn = renderPreview(preview, { label: title, step: (label) => t(`demo.steps.${label}`) }, sheet);
  return (
    <div className={styles.preview}>
      <DemoPicture preview={drawn} drawing={t('demo.drawing')} />
    </div>
  );
}
