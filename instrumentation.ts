import type { PageRequests } from './middleware';

/** Runs once when the server starts: in development, the content is read ahead and watched from then on. */
export async function register() {
  if (process.env.NODE_ENV !== 'development' || process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchContent } = await import('./lib/content/watch');
  const { getModel, invalidateModel } = await import('./lib/routes');
  const { contentRoot } = await import('./lib/content/root');
  const { messagesRoot } = await import('./lib/i18n/messages');
  watchContent([contentRoot, messagesRoot], invalidateModel);
  // While the framework compiles the first page, the content is read and the compiler loaded. Not before: a server that
  // is busy takes no request.
  setTimeout(() => {
    getModel().catch(() => {});
    import('./lib/mdx/compile').catch(() => {});
  }, 500);
  // Compiled now, the page is there when the browser asks for it; who asks at once does not wait for another's. Next.js
  // names the port it took.
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
