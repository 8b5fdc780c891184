import { usePageText } from '@/lib/i18n/server';
import { loadErrorId } from '@/lib/shared/load-error';
import styles from './load-error.module.css';

/**
 * Error message with a retry button for pages that could not be loaded. It is part of every page, because it cannot be
 * loaded without a network. `answerPageRequests` shows it.
 */
export function LoadError() {
  const { t } = usePageText();
  return (
    <div id={loadErrorId} popover="manual" role="alert" className={styles.box}>
      <p>{t('navigation.failed')}</p>
      <button type="button">{t('loadable.retry')}</button>
    </div>
  );
}
