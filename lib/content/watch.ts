import { EventEmitter } from 'node:events';
import { watch } from 'chokidar';

// On globalThis, so that the watcher and the route that listens are the same in every bundle of the server.
const state = globalThis as typeof globalThis & { contentChanges?: EventEmitter; lastContentChange?: number };

function changes(): EventEmitter {
  state.contentChanges ??= new EventEmitter().setMaxListeners(0);
  return state.contentChanges;
}

/** Watches folders from now on. Saves that come at once are reported once. */
export function watchContent(folders: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folders, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange();
      state.lastContentChange = Date.now();
      changes().emit('change');
    }, 30);
  });
}

/** Calls back after each change; returns how to stop that. */
export function onContentChange(listener: () => void): () => void {
  changes().on('change', listener);
  return () => changes().off('change', listener);
}

/** When the last change was reported, in milliseconds since 1970; 0 when there was none. */
export function lastContentChange(): number {
  return state.lastContentChange ?? 0;
}
