import type { Locale } from '../shared/i18n/locales';

/**
 * Words of the documentation and what developers type instead, mostly names from other frameworks. Synonyms find pages
 * whose title, headings, or description contain the word. A mention in the text does not count, because it says little
 * about the topic of the page.
 */
const words: Partial<Record<Locale, string>> = {
  en: `
    accessibility: a11y
    alert: banner message
    appnav: sidebar navigation menu
    archetype: template starter scaffold
    async: background thread
    asynchronous: async background thread
    authentication: auth login signin
    authorization: auth permission access
    button: action
    checkbox: toggle switch
    choicebox: dropdown select
    columns: grid
    combobox: dropdown select autocomplete
    confirm: prompt
    cookies: persist
    date: calendar picker
    datefield: datepicker calendar
    debounce: throttle delay
    debugging: debugger breakpoint
    deploy: publish production
    dialog: modal popup window
    disable: inactive grey
    download: export
    drawer: sidebar
    error: exception failure
    exception: error
    filter: search
    hotkey: shortcut keybinding
    image: picture
    infinitescroll: lazy
    installable: pwa offline manifest
    internationalization: i18n localization translation l10n
    interval: timer periodic schedule poll
    javascript: js
    licensing: license key
    listbox: select
    listener: handler callback
    localization: i18n translation l10n
    login: signin auth
    modernization: migration port legacy
    modernize: migrate port legacy
    navigator: pager
    observer: guard hook interceptor
    optional: nullable
    pagination: paging pager
    progressbar: progress loading
    prerequisites: requirements
    query: search
    redeployment: hot hotswap restart deploy
    reload: hot refresh
    repository: dao store
    responsive: mobile
    route: url path
    router: routing navigation
    selenium: webdriver
    servlet: endpoint
    shadow: css
    spinner: loader
    splitter: divider
    styling: css theme
    table: grid datagrid
    testing: junit
    textarea: multiline
    textfield: input
    toast: notification snackbar popup
    transformation: converter
    transformer: converter
    upgrade: migrate migration
    upload: attachment
    validator: constraint
    validation: constraint check
    variables: properties
    view: page screen
    watermark: trial
  `,
};

/** Synonyms by the stem of the word in the documentation. */
export type Synonyms = ReadonlyMap<string, string[]>;

/** Returns the synonyms of a language, or none if it has no list. */
export function synonymsOf(locale: Locale, stem: (word: string) => string): Synonyms {
  const lines = (words[locale] ?? '').split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [word = '', others = ''] = line.split(':');
      return [stem(word.trim()), others.trim().split(' ')];
    }),
  );
}
