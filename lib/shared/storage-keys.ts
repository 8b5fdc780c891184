/** Keys under which the browser keeps a reader's choices; where the Docusaurus site had one, the same, so that choices outlive the move. */
export const storageKeys = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  /** In session storage. */
  translationNotice: 'translation-notice-dismissed',
  tabs: 'docusaurus.tab.',
  /** Followed by the id of the docs plugin. */
  docsVersion: 'docs-preferred-version-',
  /** `off` when the reader wants no shortcut of a single key. */
  searchKey: 'search.single-key',
  consent: 'analytics.consent',
} as const;
