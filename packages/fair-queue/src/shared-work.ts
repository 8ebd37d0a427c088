import { type FairQueue, QueueFullError } from './fair-queue.ts';

export type SharedWork<Result> = {
  /**
   * Returns the result of the work with a key. Work that already waits or runs for another client is not begun again. If it waits, it waits
   * in this owner's lane too, and begins at whichever turn comes first. Rejects with the error of the work, with `QueueFullError`, or with
   * the reason of `gone`. When all clients have gone, waiting work never begins, and running work gets an aborted signal.
   */
  run(client: WorkClient, work: (abandoned: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Like `run`, but only for work that other clients already need: undefined if there is none. */
  join(client: WorkClient): Promise<Result> | undefined;
};

/** `key` identifies the work. `gone` aborts when the client leaves; without it the work is always finished. */
export type WorkClient = { readonly key: string; readonly owner: string; readonly gone?: AbortSignal };

type KnownWork<Result> = {
  readonly begin: () => Promise<void>;
  readonly result: Promise<Result>;
  readonly fail: (error: unknown) => void;
  /** Owners in whose lanes the work waits. */
  readonly lanes: Set<string>;
  /** Aborts when the work needs no turn any more. */
  readonly turns: AbortController;
  readonly abandoned: AbortController;
  clients: number;
  hasBegun: boolean;
};

/** Work that several clients may need at once, done once, in turns of a fair queue. */
export function createSharedWork<Result>(queue: FairQueue): SharedWork<Result> {
  const known = new Map<string, KnownWork<Result>>();

  const open = (key: string, work: (abandoned: AbortSignal) => Promise<Result>): KnownWork<Result> => {
    const turns = new AbortController();
    const abandoned = new AbortController();
    let [settle, fail]: [(result: Result) => void, (error: unknown) => void] = [() => undefined, () => undefined];
    const result = new Promise<Result>((resolve, reject) => {
      [settle, fail] = [resolve, reject];
    });
    const begin = async (): Promise<void> => {
      if (opened.hasBegun) return;
      opened.hasBegun = true;
      turns.abort();
      try {
        settle(await work(abandoned.signal));
      } catch (error) {
        fail(error);
      } finally {
        forget(key, opened);
      }
    };
    const opened: KnownWork<Result> = { begin, result, fail, lanes: new Set(), turns, abandoned, clients: 0, hasBegun: false };
    known.set(key, opened);
    return opened;
  };
  const forget = (key: string, work: KnownWork<Result>): void => {
    if (known.get(key) === work) known.delete(key);
  };
  const stop = (key: string, work: KnownWork<Result>, error: unknown): void => {
    forget(key, work);
    work.turns.abort();
    work.fail(error);
  };
  const waitInLane = (key: string, owner: string, work: KnownWork<Result>): void => {
    if (work.hasBegun || work.lanes.has(owner)) return;
    work.lanes.add(owner);
    queue.run(owner, work.begin, work.turns.signal).catch((error: unknown) => {
      // Any other error is the end of `turns`: the work has begun in another lane, or nobody needs it.
      if (!(error instanceof QueueFullError)) return;
      work.lanes.delete(owner);
      if (!work.hasBegun && work.lanes.size === 0) stop(key, work, error);
    });
  };

  const wait = (shared: KnownWork<Result>, { key, owner, gone }: WorkClient): Promise<Result> => {
    shared.clients += 1;
    waitInLane(key, owner, shared);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        shared.clients -= 1;
        if (shared.clients === 0) {
          stop(key, shared, gone?.reason);
          shared.abandoned.abort(gone?.reason);
        }
        reject(gone?.reason);
      };
      gone?.addEventListener('abort', leave, { once: true });
      const stay = (): void => gone?.removeEventListener('abort', leave);
      shared.result.then(resolve, reject).finally(stay);
    });
  };
  const join = (client: WorkClient): Promise<Result> | undefined => {
    const shared = known.get(client.key);
    if (shared === undefined) return undefined;
    return client.gone?.aborted ? Promise.reject(client.gone.reason) : wait(shared, client);
  };

  return {
    join,
    run(client, work) {
      const joined = join(client);
      if (joined !== undefined) return joined;
      return client.gone?.aborted ? Promise.reject(client.gone.reason) : wait(open(client.key, work), client);
    },
  };
}
