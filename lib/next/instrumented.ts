/** The fields that React's `use` reads before it waits for a promise. */
type Instrumented<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Records the result of a promise in the fields that React's `use` reads. Without them, `use` suspends once even for a
 * resolved promise, and the suspended part becomes a separate row of the payload. Which page suspends depends on
 * timing, so two builds of the same sources would differ.
 * @returns the same promise
 * @see https://react.dev/reference/react/use
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
