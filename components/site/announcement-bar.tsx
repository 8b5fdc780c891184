import { Link } from '@/components/navigation/link';
import { DismissButton } from '@/components/ui/dismiss-button';
import { usePageText } from '@/lib/i18n/server';
import { useModel } from '@/lib/routes';
import { withBasePath } from '@/lib/shared/base-path';
import { site } from '@/lib/site';
import styles from './announcement-bar.module.css';

/** A line above the navigation bar until the reader closes it. The boot script hides a closed one before the first paint. */
export function AnnouncementBar() {
  const { announcement, frameworkVersion } = site;
  const { locale, t } = usePageText();
  const model = useModel();
  if (!announcement) return null;
  const { backgroundColor, textColor, page, href } = announcement;
  const target = page !== undefined && model.route(locale, page) ? page : href;
  return (
    <aside className={styles.bar} aria-label={t('announcement.label')} data-announcement-bar="">
      {backgroundColor || textColor ? <link rel="stylesheet" href={withBasePath('/announcement.css')} precedence="announcement" /> : null}
      <p>
        {t.rich(announcement.message as 'announcement.text', {
          version: frameworkVersion,
          link: (chunks) => <Link href={target}>{chunks}</Link>,
        })}
      </p>
      {announcement.isCloseable ? <DismissButton notice="announcement" label={t('common.close')} /> : null}
    </aside>
  );
}
