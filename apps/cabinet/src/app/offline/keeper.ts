import { isApiError } from '@muddat/sdk';
import type { Query, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { forgetKept } from '../../shared/device/forget.ts';
import { isShownByPages, keptName, SESSION } from './kept-names.ts';
import { createKeptStore, type KeptStore } from './kept-store.ts';
import { readListedOrder } from './listed-order.ts';

export type Keeper = {
  /** Puts the customer whose answers are kept in the place of a session that could not be asked for; false where there is none. */
  restoreSession: () => Promise<boolean>;
  onChange: (listener: () => void) => () => void;
  /** When the oldest of the kept answers that the page shows came; ms since 1970. Null while all that it shows is fresh. */
  shownFrom: () => number | null;
  /** Asks for it anew. */
  retry: () => Promise<void>;
};

const sessionSchema = v.object({ loggedIn: v.literal(true), user: v.object({ id: v.string() }) });
const signedOutSchema = v.object({ loggedIn: v.literal(false) });
const listSchema = v.object({ pages: v.array(v.unknown()), pageParams: v.array(v.unknown()) });

/** The first page of a list has twenty rows, any other a hundred. */
const MAX_PAGES = 2;

const keepers = new WeakMap<QueryClient, Keeper>();

/** The one of this document: it keeps from the first call on. */
export function keeperOf(queryClient: QueryClient): Keeper {
  const keeper = keepers.get(queryClient) ?? createKeeper(queryClient);
  keepers.set(queryClient, keeper);
  return keeper;
}

/** Keeps the answers to some queries on the device, and puts them in the place of answers that do not come. */
export function createKeeper(queryClient: QueryClient, store: KeptStore = createKeptStore()): Keeper {
  const cache = queryClient.getQueryCache();
  /** When each kept answer that is shown came; by query. */
  const restored = new Map<string, number>();
  const listeners = new Set<() => void>();
  /** Whose the store is, as the gateway says; null as long as it has not. */
  let claimed: Promise<string | null> = Promise.resolve(null);

  const keep = async (name: string, { state }: Query): Promise<void> => {
    const { data, dataUpdatedAt: at } = state;
    if (name === SESSION) claim(data);
    const owner = await claimed;
    if (owner !== null) await store.keep({ owner, name, data: firstPages(data), at });
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
      void forgetKept();
    }
  };

  const restore = async (name: string, query: Query): Promise<void> => {
    const owner = await claimed;
    const own = await store.read(name);
    const kept = own ?? (query.meta?.['asListed'] === true ? await readListedOrder(store, name) : null);
    if (kept === null || (owner !== null && kept.owner !== owner) || !isMissed(query)) return;
    if (name === SESSION && ownerOf(kept.data) !== kept.owner) return;
    restored.set(query.queryHash, kept.at);
    queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
    // A list tells less of an order than its page needs: whoever opens one with a network again asks for it, however fresh the list is.
    if (own === null) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, refetchType: 'none' });
  };

  const isWithoutAnswer = ({ queryHash, state }: Query): boolean =>
    !navigator.onLine || restored.get(queryHash) === state.dataUpdatedAt || isNoAnswer(state.error);

  const shown = (): Query[] =>
    cache.getAll().filter((query) => {
      const name = keptName(query.queryKey);
      return name !== null && isShownByPages(name) && query.isActive() && query.state.data !== undefined;
    });

  const retry = () => queryClient.refetchQueries({ type: 'active', predicate: ({ queryKey }) => keptName(queryKey) !== null });

  const look = (query: Query): void => {
    const name = keptName(query.queryKey);
    if (name !== null && isMissed(query)) void restore(name, query);
  };

  for (const query of cache.getAll()) {
    const name = keptName(query.queryKey);
    if (name !== null && query.state.status === 'success') void keep(name, query);
    look(query);
  }
  cache.subscribe((event) => {
    const { query } = event;
    const name = keptName(query.queryKey);
    if (name !== null && event.type === 'updated') {
      if (event.action.type === 'success' && !event.action.manual) void keep(name, query);
      look(query);
    }
    // A page that goes is told after its queries: what it showed is shown no more.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  });
  window.addEventListener('online', () => void retry());

  return {
    restoreSession: async () => {
      const query = cache.find({ queryKey: [SESSION] });
      if (query) await restore(SESSION, query);
      return query?.state.data !== undefined;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shownFrom: () => {
      const times = shown()
        .filter(isWithoutAnswer)
        .map(({ state }) => state.dataUpdatedAt);
      return times.length === 0 ? null : Math.min(...times);
    },
    retry,
  };
}

/** Nothing to show, and no answer to wait for: it failed without one, as every query does where there is no network. */
const isMissed = ({ state }: Query): boolean => state.data === undefined && state.status === 'error' && isNoAnswer(state.error);

/** A refusal, or a fault of the server's, is an answer: what was known before must not hide it. */
function isNoAnswer(error: unknown): boolean {
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
