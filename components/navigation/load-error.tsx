import { usePageText } from '@/lib/i18n/server';
import { loadErrorId } from '@/lib/shared/load-error';
import styles from './load-error.module.css';

/**
 * What tells that a page could not be loaded, with a button that tries again. It is in the page from the start: once
 * there is no network, nothing more can be had. `answerPageRequests` shows it.
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
