'use client';

import './docsearch.css';
import './ask-ai.css';
import { DocSearchAskAiModal } from '@docsearch/react/askaiModal';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogHitsContext } from './dialog-hit';
import { dialogTexts } from './dialog-texts';
import type { SearchModalProps } from './types';
import { useSearchDialog } from './use-search-dialog';

/** The search dialog with an AI assistant. Escape returns from the answer to the search. */
export function AskAiModal({ search, locale, initialQuery, onClose }: SearchModalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { setup } = search;
  const { texts, askAi } = setup;
  const { props, hits, extras, forget } = useSearchDialog({
    search,
    locale,
    onClose,
    onEscape: () => {
      if (isAsking) setIsAsking(false);
      return isAsking;
    },
  });
  const translations = useMemo(() => {
    const common = dialogTexts(texts);
    return {
      ...common,
      searchBox: {
        ...common.searchBox,
        placeholderTextAskAi: texts.askAnother,
        placeholderTextAskAiStreaming: texts.answering,
        backToKeywordSearchButtonText: texts.backToSearch,
        backToKeywordSearchButtonAriaLabel: texts.backToSearch,
        newConversationPlaceholder: texts.newConversation,
        conversationHistoryTitle: texts.viewHistory,
        startNewConversationText: texts.startNew,
        viewConversationHistoryText: texts.viewHistory,
        threadDepthErrorPlaceholder: texts.tooLong,
      },
      startScreen: {
        ...common.startScreen,
        recentConversationsTitle: texts.recentConversations,
        removeRecentConversationButtonTitle: texts.removeConversation,
      },
      newConversation: { newConversationTitle: texts.newConversation, newConversationDescription: texts.newConversationText },
      askAiScreen: {
        disclaimerText: texts.disclaimer,
        relatedSourcesText: texts.relatedSource,
        relatedSourcesTextPlural: texts.relatedSources,
        thinkingText: texts.thinking,
        copyButtonText: texts.copy,
        copyButtonCopiedText: texts.copied,
        copyButtonTitle: texts.copyTitle,
        likeButtonTitle: texts.like,
        dislikeButtonTitle: texts.dislike,
        thanksForFeedbackText: texts.thanks,
        preToolCallText: texts.beforeTool,
        duringToolCallText: texts.duringTool,
        afterToolCallText: texts.afterTool,
        stoppedStreamingText: texts.stopped,
        errorTitleText: texts.aiError,
        threadDepthExceededMessage: texts.tooLong,
        startNewConversationButtonText: texts.startNew,
      },
    };
  }, [texts]);
  const assistant = useMemo(
    () => ({
      agentId: askAi?.assistantId ?? '',
      appId: askAi?.appId,
      apiKey: askAi?.apiKey,
      indices: askAi ? [askAi.indexName] : undefined,
    }),
    [askAi],
  );
  return (
    <DialogHitsContext value={hits}>
      {createPortal(
        <DocSearchAskAiModal
          {...props}
          askAi={assistant}
          isAskAiActive={isAsking}
          onAskAiToggle={(asks) => {
            forget();
            setIsAsking(asks);
          }}
          translations={translations as Parameters<typeof DocSearchAskAiModal>[0]['translations']}
          initialQuery={initialQuery}
        />,
        document.body,
      )}
      {extras}
    </DialogHitsContext>
  );
}
