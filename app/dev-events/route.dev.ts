import { lastContentChange, onContentChange } from '@/lib/content/watch';

export const dynamic = 'force-dynamic';

/** Development only: notifies open pages of saved files (server-sent events). */
export function GET(request: Request) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(`event: change\ndata: ${lastContentChange()}\n\n`));
      // Send immediately: a file may have been saved between loading the page and connecting.
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
