import { close } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import styles from './dismiss-button.module.css';

type Props = { label: string; notice: 'announcement' | 'translationNotice' };

/**
 * Closes a notice, and keeps it closed: an announcement until the next one, a translation notice for the session. The
 * boot script does it (components/site/boot-script.tsx), so it works before other scripts have loaded.
 */
export function DismissButton({ label, notice }: Props) {
  return (
    <button type="button" className={styles.dismiss} data-needs-script="" data-act={notice} aria-label={label} title={label}>
      <IconShape d={close} size={16} />
    </button>
  );
}
