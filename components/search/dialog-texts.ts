import type { ModalTranslations } from '@docsearch/react/modal';
import type { SearchTexts } from '@/lib/shared/search/setup';

/** Converts the messages to the format of DocSearch. */
export function dialogTexts(texts: SearchTexts): Required<Omit<ModalTranslations, 'facets'>> {
  return {
    searchBox: {
      clearButtonTitle: texts.clear,
      clearButtonAriaLabel: texts.clearQuery,
      closeButtonText: texts.close,
      closeButtonAriaLabel: texts.close,
      placeholderText: texts.placeholder,
      searchInputLabel: texts.inputLabel,
    },
    startScreen: {
      recentSearchesTitle: texts.recent,
      noRecentSearchesText: texts.noRecent,
      saveRecentSearchButtonTitle: texts.saveRecent,
      removeRecentSearchButtonTitle: texts.removeRecent,
      favoriteSearchesTitle: texts.favorite,
      removeFavoriteSearchButtonTitle: texts.removeFavorite,
    },
    errorScreen: { titleText: texts.errorTitle, helpText: texts.errorHelp },
    noResultsScreen: {
      noResultsText: texts.noResultsShort,
      suggestedQueryText: texts.trySearching,
      reportMissingResultsText: texts.believe,
      reportMissingResultsLinkText: texts.letUsKnow,
    },
    resultsScreen: { askAiPlaceholder: texts.askAi, askAiResultsTitle: texts.askAi },
    footer: {
      selectText: texts.select,
      submitQuestionText: texts.submitQuestion,
      selectKeyAriaLabel: texts.enterKey,
      navigateText: texts.navigate,
      navigateUpKeyAriaLabel: texts.arrowUp,
      navigateDownKeyAriaLabel: texts.arrowDown,
      closeText: texts.close,
      backToSearchText: texts.backToSearch,
      closeKeyAriaLabel: texts.escapeKey,
      poweredByText: texts.poweredBy,
    },
  };
}
