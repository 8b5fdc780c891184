import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { brokenAssumption } from './assumptions';
import { instrumented } from './instrumented';

test('a promise tells what it has come to', async () => {
  const promise = Promise.resolve('text');
  expect(instrumented(promise)).toBe(promise);
  expect(promise).toMatchObject({ status: 'pending' });
  await promise;
  expect(promise).toMatchObject({ status: 'fulfilled', value: 'text' });
});

test('one that fails tells its reason', async () => {
  const reason = new Error('no text');
  const promise = instrumented(Promise.reject(reason));
  await expect(promise).rejects.toBe(reason);
  expect(promise).toMatchObject({ status: 'rejected', reason });
});

/** React as Next.js bundles it for server components. */
function serverReact() {
  const require = createRequire(import.meta.url);
  const cache = require.cache as Record<string, unknown>;
  // Node.js would choose these files in a process with the condition `react-server`.
  for (const name of ['react', 'react-dom']) {
    const folder = `next/dist/compiled/${name}`;
    const exports: unknown = require(`${folder}/${name}.react-server.js`);
    for (const id of [folder, name]) cache[require.resolve(id)] = { loaded: true, exports };
  }
  const { use } = require('next/dist/compiled/react') as { use: <T>(promise: Promise<T>) => T };
  const server = require('next/dist/compiled/react-server-dom-turbopack/server.node') as {
    renderToPipeableStream: (node: ReactNode, modules: object) => { pipe: (to: PassThrough) => PassThrough };
  };
  return { use, payloadOf: (node: ReactNode) => text(server.renderToPipeableStream(node, {}).pipe(new PassThrough())) };
}

test('React of this version renders a component that uses such a promise in place, and others as parts', async () => {
  const { use, payloadOf } = serverReact();
  const page = async (promise: Promise<string>) => {
    await promise;
    return payloadOf(
      createElement(
        'div',
        null,
        createElement(() => use(promise)),
      ),
    );
  };
  expect(await page(Promise.resolve('text'))).toContain('"$L');
  const own = await page(instrumented(Promise.resolve('text')));
  if (own.includes('"$L')) throw brokenAssumption('instrumented', own);
});
