import { lastContentChange, onContentChange } from '@/lib/content/watch';

export const dynamic = 'force-dynamic';

/** Tells the pages open in development that a file was saved (server-sent events). No part of the export. */
export function GET(request: Request) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(`event: change\ndata: ${lastContentChange()}\n\n`));
      // At once, since a file may have been saved between the page and its connection.
      send();
      const stop = onContentChange(send);
      request.signal.addEventListener('abort', () => {
        stop();
        controller.close();
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
