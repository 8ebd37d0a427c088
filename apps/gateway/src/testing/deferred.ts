export type Deferred<T> = { promise: Promise<T>; resolve(value: T): void; reject(error: Error): void };

/** A promise that is settled from outside. */
export function deferred<T>(): Deferred<T> {
  let settle: Pick<Deferred<T>, 'resolve' | 'reject'> = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
