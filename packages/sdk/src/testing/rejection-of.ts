/** What a promise is rejected with; an error that says so when it is not. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => new Error('did not fail'),
    (error: unknown) => error,
  );
