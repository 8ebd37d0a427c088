export type Later<T> = PromiseLike<T> & { resolve(value: T): void; reject(error: unknown): void };
type Handler<In, Out> = ((value: In) => Out | PromiseLike<Out>) | null | undefined;

const isThenable = <T>(value: T | PromiseLike<T>): value is PromiseLike<T> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** A promise whose listeners hear at once: a sequence of a thousand steps runs without the event loop, and in one order only. */
export function later<T>(): Later<T> {
  let outcome: { ok: true; value: T } | { ok: false; error: unknown } | null = null;
  let listeners: (() => void)[] = [];
  const settle = (next: NonNullable<typeof outcome>): void => {
    if (outcome !== null) return;
    outcome = next;
    const told = listeners;
    listeners = [];
    for (const tell of told) tell();
  };
  return {
    resolve: (value) => settle({ ok: true, value }),
    reject: (error) => settle({ ok: false, error }),
    // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise
    then<Ok, Fail = never>(onOk: Handler<T, Ok>, onFail?: Handler<unknown, Fail>): PromiseLike<Ok | Fail> {
      const next = later<Ok | Fail>();
      const pass = (result: Ok | Fail | PromiseLike<Ok | Fail>): void => {
        if (isThenable(result)) result.then(next.resolve, next.reject);
        else next.resolve(result);
      };
      const react = (): void => {
        if (outcome?.ok) {
          if (onOk) pass(onOk(outcome.value));
        } else if (onFail) pass(onFail(outcome?.error));
        else next.reject(outcome?.error);
      };
      if (outcome === null) listeners.push(react);
      else react();
      return next;
    },
  };
}

export function at<T>(value: T): Later<T> {
  const done = later<T>();
  done.resolve(value);
  return done;
}
