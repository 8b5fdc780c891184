/** Link targets of the ask-AI menu. */
export type AskAiTargets = { chatgpt: string; claude: string; markdown?: string };

/**
 * Returns the targets for a page: two assistants with a request to read it, and its source in the public repository.
 * @param prompt the request, which names the page's absolute URL
 * @param rawUrl base of the repository's raw files
 * @param file path of the page's file in the repository; a page that is made of others has none
 */
export function askAiTargets(prompt: string, rawUrl: string, file: string | undefined): AskAiTargets {
  const query = encodeURIComponent(prompt);
  return {
    chatgpt: `https://chatgpt.com/?hints=search&q=${query}`,
    claude: `https://claude.ai/new?q=${query}`,
    markdown: file && rawUrl + file.split('/').map(encodeURIComponent).join('/'),
  };
}
