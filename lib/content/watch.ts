import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { globSync } from 'tinyglobby';

// On globalThis, so that the watcher and the route that listens are the same in every bundle of the server.
const state = globalThis as typeof globalThis & { contentChanges?: EventEmitter; lastContentChange?: number };

function changes(): EventEmitter {
  state.contentChanges ??= new EventEmitter().setMaxListeners(0);
  return state.contentChanges;
}

/** After this time folders are watched though no page listens, in milliseconds. */
const longestWait = 15_000;

/**
 * Watches folders. Looking at every file takes what the first page of a server needs as well, so it begins when a page
 * listens, or after a while; what changed before is reported then. Saves that come at once are reported once.
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

/** Whether anything in a folder was written, made or removed after a time in milliseconds since 1970. */
function hasChanged(folder: string, since: number): boolean {
  const paths = globSync('**', { cwd: folder, absolute: true, onlyFiles: false });
  return paths.some((found) => (statSync(found, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since);
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
