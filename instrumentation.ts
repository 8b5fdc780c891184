import type { PageRequests } from './middleware';

/** Runs once when the server starts. In development, reads and then watches the content. */
export async function register() {
  if (process.env.NODE_ENV !== 'development' || process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchContent } = await import('./lib/content/watch');
  const { getModel, invalidateModel } = await import('./lib/routes');
  const { contentRoot } = await import('./lib/content/root');
  const { messagesRoot } = await import('./lib/i18n/messages');
  watchContent([contentRoot, messagesRoot], invalidateModel);
  // Read the content and load the compiler while Next.js compiles the first page. Not earlier, because a busy server
  // accepts no requests.
  setTimeout(() => {
    getModel().catch(() => {});
    import('./lib/mdx/compile').catch(() => {});
  }, 500);
  // Compile the first page before the browser requests it, unless a request has arrived already. Next.js sets PORT to
  // the port it uses.
  const { site } = await import('./lib/site');
  const address = `http://localhost:${process.env.PORT}${site.basePath}${site.docs.landing}`;
  setTimeout(() => {
    if ((globalThis as PageRequests).pageRequested) return;
    fetch(address).then(
      (response) => response.text(),
      () => {},
    );
  }, 2000);
}
