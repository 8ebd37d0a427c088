import { createFairQueue, createSharedWork, type FairQueueLimits } from '@muddat/fair-queue';
import { rethrowFullQueue } from '../http/full-queue.ts';

/** More than two renderings of one client at once would only slow its other pages down, and everybody else's. */
export const RENDER_LIMITS: FairQueueLimits = { workers: 16, runningOfOne: 2, waitingOfOne: 32, waitingOfAll: 512 };
const RETRY_AFTER_S = 5;
const TIMEOUT_MS = 20_000;

/** `owner`: whose turn a rendering waits for. */
type RenderClient = { readonly owner: string };

export type Rendering<Client, Result> = {
  /** Does the work with a key once for all clients that need it now, in turn. Throws rate_limited, or 503 if too many wait. */
  run(client: Client, key: string, work: () => Promise<Result>): Promise<Result>;
  /** Lets work that waits for another client wait for this client too. */
  join(client: Client, key: string): void;
};

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('rendering took too long')), TIMEOUT_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * One queue for everything that renders. A rendering is finished even if its client leaves: it takes a tenth of a second, and the next
 * reader gets it from the cache. `count` counts a rendering, and throws rate_limited beyond the client's limit.
 */
export function createRenderings<Client extends RenderClient>(
  count: (client: Client) => Promise<void>,
): { of<Result>(): Rendering<Client, Result> } {
  const queue = createFairQueue(RENDER_LIMITS);
  return {
    of<Result>(): Rendering<Client, Result> {
      const shared = createSharedWork<Result>(queue);
      return {
        async run(client, key, work) {
          await count(client);
          try {
            return await shared.run({ key, owner: client.owner }, () => withTimeout(work()));
          } catch (error) {
            return await rethrowFullQueue(error, RETRY_AFTER_S);
          }
        },
        // The caller gets the result or the error from the page cache.
        join: ({ owner }, key) => void shared.join({ key, owner })?.catch(() => undefined),
      };
    },
  };
}
