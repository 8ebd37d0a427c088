import type { Query, QueryClient } from '@tanstack/react-query';
import { CUSTOMER_QUERY_KEY } from '../../domain/customer/keys.ts';
import { EVENT_TOPICS, isTooLongToRefetch, staleQueriesOf } from '../../domain/customer/stale-queries.ts';
import { type ChangeReport, subscribeToChanges } from './subscribe-to-changes.ts';

/** Events within this time, in ms, are handled together: one payment changes several topics, and each query must be refetched only once. */
const BATCH_MS = 100;

/**
 * Refetches the changed data that the page shows, while the page is visible. Returns a function that stops it.
 * When the stream opens for the first time (`begun`), only data that are older than the document are refetched, such as responses restored
 * from the device. The page has just fetched the rest.
 */
export function refetchOnChange(queryClient: QueryClient): () => void {
  const told = new Set<ChangeReport>();
  let timer = 0;
  /** A hidden tab closes its stream and may miss changes, so after that `begun` must be treated like `all`. */
  let wasHidden = false;
  const askAgain = () => {
    timer = 0;
    const changed = queryNamesOf(EVENT_TOPICS.filter((topic) => told.has(topic)));
    const mayHaveMissed = told.has('all') || (told.has('begun') && wasHidden);
    const perhaps = queryNamesOf(mayHaveMissed || told.has('begun') ? EVENT_TOPICS : []);
    told.clear();
    const isOld = ({ dataUpdatedAt }: Query['state']) => mayHaveMissed || dataUpdatedAt < performance.timeOrigin;
    const isStale = ({ queryKey: [of, what], state }: Query) =>
      of === CUSTOMER_QUERY_KEY && (changed.has(what) || (perhaps.has(what) && isOld(state) && !isTooLongToRefetch(state.data)));
    for (const query of queryClient.getQueryCache().findAll({ predicate: isStale })) {
      const ask = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true, predicate: isStale });
      // A refetch would cancel the request for the next page that "Show more" has started, so wait until it ends.
      if (query.state.fetchMeta?.fetchMore) void query.promise?.then(ask, ask);
      else ask();
    }
  };
  const tell = (what: ChangeReport) => {
    told.add(what);
    if (timer === 0) timer = window.setTimeout(askAgain, BATCH_MS);
  };
  let stop = () => {};
  const look = () => {
    stop();
    const isVisible = document.visibilityState === 'visible';
    if (!isVisible) wasHidden = true;
    stop = isVisible ? subscribeToChanges(tell) : () => {};
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.clearTimeout(timer);
    stop();
  };
}

const queryNamesOf = (topics: readonly (typeof EVENT_TOPICS)[number][]): ReadonlySet<unknown> => new Set(topics.flatMap(staleQueriesOf));
