import { createFairQueue, createSharedWork, type FairQueueLimits } from '@muddat/fair-queue';
import { rethrowFullQueue } from '../http/full-queue.ts';
import { PORTAL_OWNER } from '../upstream/backend-queues.ts';
import type { PageCache } from './page-cache.ts';

/** More than two renderings of one client at once would only slow its other pages down, and everybody else's. */
export const RENDER_LIMITS: FairQueueLimits = { workers: 16, runningOfOne: 2, waitingOfOne: 32, waitingOfAll: 512 };
const RETRY_AFTER_S = 5;
const TIMEOUT_MS = 20_000;

/** `owner`: whose turn a rendering waits for. */
type RenderClient = { readonly owner: string };

type CachedRendering<Result> = {
  key: string;
  store: PageCache<Result>;
  render: () => Promise<Result>;
  /** Makes the result without a rendering; undefined if that is impossible. It needs no turn. */
  ready?: () => (() => Promise<Result>) | undefined;
};

/** Both throw rate_limited, or 503 if too many renderings wait. */
export type Rendering<Client, Result> = {
  /** The cached result of a key, or a rendering in the client's turn, once for all clients that need it now. */
  cached(client: Client, rendering: CachedRendering<Result>): Promise<Result>;
  /** A rendering in the client's turn, once for all clients that need it now. */
  once(client: Client, key: string, render: () => Promise<Result>): Promise<Result>;
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
 * reader gets it from the cache. `count` counts a page that is not cached, and throws rate_limited beyond the client's limit.
 */
export function createRenderings<Client extends RenderClient>(
  count: (client: Client) => Promise<void>,
): { of<Result>(): Rendering<Client, Result> } {
  const queue = createFairQueue(RENDER_LIMITS);
  const refuse = (error: unknown): Promise<never> => rethrowFullQueue(error, RETRY_AFTER_S);
  return {
    of<Result>(): Rendering<Client, Result> {
      const shared = createSharedWork<Result>(queue);
      const run = (owner: string, key: string, render: () => Promise<Result>) => shared.run({ key, owner }, () => withTimeout(render()));
      return {
        async cached(client, { key, store, render, ready = () => undefined }) {
          // Counted and refused outside the cache: other clients that wait for the same page must not get this client's refusal.
          if (!store.has(key) && ready() === undefined) await count(client);
          // The result or the error comes from the cache.
          shared.join({ key, owner: client.owner })?.catch(() => undefined);
          // A cached page is renewed for all its readers, so no client's full lane may keep it from being renewed.
          const make = (renews: boolean) => ready()?.() ?? run(renews ? PORTAL_OWNER : client.owner, key, render);
          return store.get(key, make).catch(refuse);
        },
        async once(client, key, render) {
          await count(client);
          return run(client.owner, key, render).catch(refuse);
        },
      };
    },
  };
}
