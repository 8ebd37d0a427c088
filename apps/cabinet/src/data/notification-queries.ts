import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from './queries.ts';

export type Notification = installment.components['schemas']['Notification'];
export type NotificationPage = Awaited<ReturnType<Api['installment']['listNotifications']>>;

/** The list, and the number of unread ones. */
export const NOTIFICATIONS_KEY = [CUSTOMER_KEY, 'notifications'] as const;

/** Notifications newest first, a page at a time; each page also tells how many are unread in all. */
export const notificationsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'pages'],
    queryFn: ({ signal, pageParam }) => api.installment.listNotifications(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    // Without a network it fails and says so, rather than waiting for one behind a skeleton.
    networkMode: 'always',
  });

/** How many notifications are unread. The list carries the number, so one notification of it is asked for. */
export const unreadQuery = (api: Api) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_KEY, 'unread'],
    queryFn: async ({ signal }) => (await api.installment.listNotifications({ limit: 1 }, { signal })).unread_count,
  });

type Pages = InfiniteData<NotificationPage, unknown>;

/** The list with one of it read, as the server has it now. Unread ones are counted in every page. */
export function withRead(list: Pages | undefined, read: Notification): Pages | undefined {
  const before = list?.pages.flatMap(({ data }) => data).find(({ id }) => id === read.id);
  if (!list || !before || before.read) return list;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      unread_count: Math.max(0, page.unread_count - 1),
      data: page.data.map((one) => (one.id === read.id ? read : one)),
    })),
  };
}
