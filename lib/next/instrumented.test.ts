import { expect, test } from 'vitest';
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
