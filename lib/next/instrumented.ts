/** What React's `use` reads of a promise before it waits for it. */
type Instrumented<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Lets React's `use` take what a promise has come to at once. By itself it waits once for each promise, resolved or not,
 * and what waits becomes a part of its own in the payload: where that is would depend on which page asks first, and two
 * builds of the same sources would differ.
 * @returns the same promise
 * @see https://react.dev/reference/react/use for what `use` does; React's messages call such promises instrumented
 */
export function instrumented<T>(promise: Promise<T>): Promise<T> {
  const known: Instrumented<T> = promise;
  known.status = 'pending';
  promise.then(
    (value) => {
      Object.assign(known, { status: 'fulfilled', value });
    },
    (reason) => {
      Object.assign(known, { status: 'rejected', reason });
    },
  );
  return promise;
}
