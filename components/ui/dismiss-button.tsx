'use client';

import { close } from '@/components/ui/icon-paths';
import { IconShape } from '@/components/ui/icon-shape';
import { writeSessionStorage, writeStorage } from '@/lib/browser/storage';
import { storageKeys } from '@/lib/shared/storage-keys';
import styles from './dismiss-button.module.css';

type Props = { label: string } & ({ notice: 'announcement'; id: string } | { notice: 'translationNotice' });

/** Closes a notice and stores that: an announcement until the next one, a translation notice for the session. */
export function DismissButton({ label, ...props }: Props) {
  return (
    <button
      type="button"
      className={styles.dismiss}
      data-needs-script=""
      aria-label={label}
      title={label}
      onClick={() => {
        if (props.notice === 'announcement') {
          writeStorage(storageKeys.announcementId, props.id);
          writeStorage(storageKeys.announcementDismissed, 'true');
        } else writeSessionStorage(storageKeys.translationNotice, 'true');
        document.documentElement.dataset[props.notice] = 'dismissed';
      }}
    >
      <IconShape d={close} size={16} />
    </button>
  );
}
