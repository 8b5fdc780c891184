/**
 * Keys of the reader's choices in browser storage. They match those of the former Docusaurus site, so that choices
 * survive the migration.
 */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** In session storage. */
  translationNotice: 'translation-notice-dismissed',
  tabs: 'docusaurus.tab.',
  /** Followed by the id of the docs plugin. */
  docsVersion: 'docs-preferred-version-',
  /** `off` if the reader has disabled single-key shortcuts. */
  searchKey: 'search.single-key',
  /** Set when the reader was told of the page in the language of the browser. */
  languageHint: 'language-hint',
  consent: 'analytics.consent',
} as const;
