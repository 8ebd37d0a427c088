import type { QueryClient } from '@tanstack/react-query';
import { CUSTOMER_KEY } from '../data/queries.ts';
import { staleKeysOf, type Topic } from './topics.ts';

type Follower = { readonly topics: readonly Topic[]; readonly onOpen: (open: boolean) => void };
type Tab = { readonly followers: Set<Follower>; isOpen: boolean; readonly end: () => void };

/** What each document follows: its frame and its page share one stream, or either would take it from the other. */
const tabs = new WeakMap<QueryClient, Tab>();

/**
 * Asks again for what has changed, of these topics, while the page is in sight; `onOpen` hears whether the stream is open in this tab.
 * Answers how to stop.
 */
export function follow(queryClient: QueryClient, topics: readonly Topic[], onOpen: (open: boolean) => void = () => undefined): () => void {
  const tab = tabs.get(queryClient) ?? begin(queryClient);
  const missed = topics.filter((topic) => !isFollowed(tab, topic));
  const follower = { topics, onOpen };
  tab.followers.add(follower);
  if (tab.isOpen) {
    onOpen(true);
    // Nobody here was told of them: they may have changed since the stream opened.
    for (const topic of missed) forget(queryClient, topic);
  }
  return () => {
    tab.followers.delete(follower);
    if (tab.followers.size === 0) tab.end();
  };
}

const isFollowed = ({ followers }: Tab, topic: Topic): boolean => [...followers].some(({ topics }) => topics.includes(topic));

function forget(queryClient: QueryClient, topic: Topic): void {
  for (const key of staleKeysOf(topic)) void queryClient.invalidateQueries({ queryKey: [CUSTOMER_KEY, key] });
}

function begin(queryClient: QueryClient): Tab {
  let stop: (() => void) | null = null;
  let isGone = false;
  const onSight = async () => {
    stop?.();
    stop = null;
    // A file of its own, which no first view waits for.
    const { listen } = await import('./listen.ts');
    if (isGone || stop !== null || document.visibilityState !== 'visible') return;
    stop = listen({
      tell: (topic) => {
        if (isFollowed(tab, topic)) forget(queryClient, topic);
      },
      onOpen: (open) => {
        tab.isOpen = open;
        for (const { onOpen } of tab.followers) onOpen(open);
      },
    });
  };
  const look = () => void onSight().catch(() => undefined);
  const tab: Tab = {
    followers: new Set(),
    isOpen: false,
    end: () => {
      isGone = true;
      tabs.delete(queryClient);
      document.removeEventListener('visibilitychange', look);
      stop?.();
    },
  };
  tabs.set(queryClient, tab);
  document.addEventListener('visibilitychange', look);
  look();
  return tab;
}
