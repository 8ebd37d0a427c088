import { isApiError } from '@muddat/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { clearOfflineCache } from '../../shared/device/clear-databases.ts';
import { readOrderFromStoredList } from './listed-order.ts';
import { createOfflineStore, type OfflineStore } from './offline-store.ts';
import { isPageResponseName, STORED_SESSION_NAME, storedResponseName } from './stored-names.ts';

export type OfflineCache = {
  /** Uses the stored session if the session request has failed. Resolves to whether there is a session now. */
  restoreSession: () => Promise<boolean>;
  onChange: (listener: () => void) => () => void;
  /**
   * When the oldest data on the page were received, of those that could not be refreshed (restored from the store, or no network now); ms
   * since 1970. Null if there are none.
   */
  oldestShownAt: () => number | null;
  /** Refetches what the page shows. */
  retry: () => Promise<void>;
};

const sessionSchema = v.object({ loggedIn: v.literal(true), user: v.object({ id: v.string() }) });
const signedOutSchema = v.object({ loggedIn: v.literal(false) });
const listSchema = v.object({ pages: v.array(v.unknown()), pageParams: v.array(v.unknown()) });

/** How many pages of a list are stored: twenty rows of the first page, a hundred of the second. */
const MAX_PAGES = 2;

const caches = new WeakMap<QueryClient, OfflineCache>();

/** Returns the offline cache of this query client. The first call creates it; from then on responses are stored. */
export function offlineCacheOf(queryClient: QueryClient): OfflineCache {
  const keeper = caches.get(queryClient) ?? createOfflineCache(queryClient);
  caches.set(queryClient, keeper);
  return keeper;
}

/** Stores the responses of some queries on the device, and restores them when a request gets no response: no network, or a timeout. */
export function createOfflineCache(queryClient: QueryClient, store: OfflineStore = createOfflineStore()): OfflineCache {
  const cache = queryClient.getQueryCache();
  /** The time of each restored response by the hash of its query. */
  const restored = new Map<string, number>();
  const listeners = new Set<() => void>();
  /** The id of the signed-in customer, who owns the stored responses; null until the gateway has confirmed a session. */
  let claimed: Promise<string | null> = Promise.resolve(null);

  const keep = async (name: string, { state }: Query): Promise<void> => {
    const { data, dataUpdatedAt: at } = state;
    if (name === STORED_SESSION_NAME) claim(data);
    const owner = await claimed;
    if (owner !== null) await store.save({ owner, name, data: firstPages(data), at });
  };

  const claim = (session: unknown): void => {
    const signedIn = v.safeParse(sessionSchema, session);
    if (signedIn.success) {
      const { id } = signedIn.output.user;
      claimed = claimed.then(async (owner) => {
        if (owner !== id) await store.claim(id);
        return id;
      });
    } else if (v.is(signedOutSchema, session)) {
      claimed = Promise.resolve(null);
      void clearOfflineCache();
    }
  };

  const restore = async (name: string, query: Query): Promise<void> => {
    const owner = await claimed;
    const own = await store.read(name);
    const kept = own ?? (query.meta?.['asListed'] === true ? await readOrderFromStoredList(store, name) : null);
    if (kept === null || (owner !== null && kept.owner !== owner) || !hasFailedUnanswered(query)) return;
    if (name === STORED_SESSION_NAME && ownerOf(kept.data) !== kept.owner) return;
    restored.set(query.queryHash, kept.at);
    queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
    // A listed order lacks data that its page shows, so mark it stale: it is refetched as soon as there is a network.
    if (own === null) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  };

  const isWithoutAnswer = ({ queryHash, state }: Query): boolean =>
    !navigator.onLine || restored.get(queryHash) === state.dataUpdatedAt || isUnanswered(state.error);

  const shown = (): Query[] =>
    cache.getAll().filter((query) => {
      const name = storedResponseName(query.queryKey);
      return name !== null && isPageResponseName(name) && query.isActive() && query.state.data !== undefined;
    });

  const retry = () => queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => storedResponseName(queryKey) !== null });

  const look = (query: Query): void => {
    const name = storedResponseName(query.queryKey);
    if (name !== null && hasFailedUnanswered(query)) void restore(name, query);
  };

  for (const query of cache.getAll()) {
    const name = storedResponseName(query.queryKey);
    if (name !== null && query.state.status === 'success') void keep(name, query);
    look(query);
  }
  cache.subscribe((event) => {
    const { query } = event;
    const name = storedResponseName(query.queryKey);
    if (name !== null && event.type === 'updated') {
      if (event.action.type === 'success' && !event.action.manual) void keep(name, query);
      look(query);
    }
    // Notify in a microtask, after all queries of a page that was left have lost their observers, so that none of them counts as shown.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  });
  window.addEventListener('online', () => void retry());

  return {
    restoreSession: async () => {
      const query = cache.find({ queryKey: [STORED_SESSION_NAME] });
      if (query) await restore(STORED_SESSION_NAME, query);
      return query?.state.data !== undefined;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    oldestShownAt: () => {
      const times = shown()
        .filter(isWithoutAnswer)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
    retry,
  };
}

/** Whether a query has no data and has failed without a response. */
const hasFailedUnanswered = ({ state }: Query): boolean =>
  state.data === undefined && state.status === 'error' && isUnanswered(state.error);

/** Whether a request got no response. A refusal or a server error is a response, and old data must not hide it. */
function isUnanswered(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined && !isApiError(error) ? error.cause : error;
  return isApiError(cause) && (cause.source === 'network' || cause.source === 'timeout');
}

function ownerOf(session: unknown): string | null {
  const parsed = v.safeParse(sessionSchema, session);
  return parsed.success ? parsed.output.user.id : null;
}

function firstPages(data: unknown): unknown {
  const list = v.safeParse(listSchema, data);
  if (!list.success) return data;
  const { pages, pageParams } = list.output;
  return { pages: pages.slice(0, MAX_PAGES), pageParams: pageParams.slice(0, MAX_PAGES) };
}
