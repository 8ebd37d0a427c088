import type { QueryClient } from '@tanstack/react-query';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { listen, type Told } from './listen.ts';
import { isLongList } from './long-list.ts';
import { staleKeysOf, TOPICS } from './topics.ts';

/** A payment changes four topics at once, and each query is to be asked for once. */
const TOGETHER_MS = 100;

/** Asks again for what has changed, of all that the page shows, while it is in sight. Answers how to stop. */
export function follow(queryClient: QueryClient): () => void {
  const told = new Set<Told>();
  let timer = 0;
  const askAgain = () => {
    timer = 0;
    const changed = keysOf(TOPICS.filter((topic) => told.has(topic)));
    const perhaps = keysOf(told.has('all') ? TOPICS : []);
    told.clear();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [of, what], state }) =>
        of === CUSTOMER_KEY && (changed.has(what) || (perhaps.has(what) && !isLongList(state.data))),
    });
  };
  const tell = (what: Told) => {
    told.add(what);
    if (timer === 0) timer = window.setTimeout(askAgain, TOGETHER_MS);
  };
  let stop = () => {};
  const look = () => {
    stop();
    stop = document.visibilityState === 'visible' ? listen(tell) : () => {};
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.clearTimeout(timer);
    stop();
  };
}

const keysOf = (topics: readonly (typeof TOPICS)[number][]): ReadonlySet<unknown> => new Set(topics.flatMap(staleKeysOf));
