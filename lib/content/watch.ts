import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { globSync } from 'tinyglobby';

// On globalThis, so that all server bundles share the watcher and its listeners.
const state = globalThis as typeof globalThis & { contentChanges?: EventEmitter; lastContentChange?: number };

function changes(): EventEmitter {
  state.contentChanges ??= new EventEmitter().setMaxListeners(0);
  return state.contentChanges;
}

/** Milliseconds after which watching starts even if no page listens. */
const longestWait = 15_000;

/**
 * Watches folders. Setting up the watcher would slow down the first page, so it waits until a page listens or some time
 * has passed. Earlier changes are reported then. Simultaneous saves are reported once.
 */
export function watchContent(folders: string[], onChange: () => void): void {
  const since = Date.now();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange();
      state.lastContentChange = Date.now();
      changes().emit('change');
    }, 30);
  };
  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    const { watch } = await import('chokidar');
    watch(folders, { ignoreInitial: true })
      .on('all', report)
      .on('ready', () => {
        if (folders.some((folder) => hasChanged(folder, since))) report();
      });
  };
  changes().once('newListener', begin);
  setTimeout(begin, longestWait).unref();
}

/** Whether a file in a folder was written, created, or deleted after a time (milliseconds since 1970). */
function hasChanged(folder: string, since: number): boolean {
  const paths = globSync('**', { cwd: folder, absolute: true, onlyFiles: false });
  return paths.some((found) => (statSync(found, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since);
}

/** Calls the listener after each change. Returns a function that removes it. */
export function onContentChange(listener: () => void): () => void {
  changes().on('change', listener);
  return () => changes().off('change', listener);
}

/** Returns the time of the last reported change in milliseconds since 1970, or 0. */
export function lastContentChange(): number {
  return state.lastContentChange ?? 0;
}
