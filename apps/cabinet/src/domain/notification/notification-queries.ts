import type { Api } from '@muddat/app-shell';
import type { installment } from '@muddat/sdk/types';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';
import type { NotificationType } from './notification-types.ts';

export type Notification = installment.components['schemas']['Notification'];
type NotificationPage = Awaited<ReturnType<Api['installment']['listNotifications']>>;

/** The keys of the lists and of the number of unread notifications begin with this. */
export const NOTIFICATIONS_QUERY_KEY = customerQueryKey('notifications');

/** How many are unread, in all and of each type. `byType` is empty if the backend does not count by type. */
export type UnreadCounts = { readonly total: number; readonly byType: Readonly<Record<string, number>> };

const toUnreadCounts = ({ unread_count: total, unread_by_type: byType = {} }: NotificationPage): UnreadCounts => ({
  total,
  byType,
});

const PAGES_KEY = [...NOTIFICATIONS_QUERY_KEY, 'pages'] as const;

/**
 * Notifications of one type or of all types, newest first, loaded page by page. Each page contains the unread counts, which update
 * `unreadCountsQuery`.
 */
export const notificationsQuery = (api: Api, type: NotificationType | null) =>
  infiniteQueryOptions({
    queryKey: [...PAGES_KEY, type ?? 'all'],
    queryFn: async ({ signal, pageParam, client }) => {
      const asked = { ...(type === null ? {} : { type }), ...(pageParam === null ? {} : { cursor: pageParam }) };
      const page = await api.installment.listNotifications(asked, { signal });
      client.setQueryData(unreadCountsQuery(api).queryKey, toUnreadCounts(page));
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  });

/**
 * How many notifications are unread. The API returns the counts with the list only, so this query requests a list with one notification.
 */
export const unreadCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...NOTIFICATIONS_QUERY_KEY, 'unread'],
    queryFn: async ({ signal }) => toUnreadCounts(await api.installment.listNotifications({ limit: 1 }, { signal })),
  });

type NotificationPages = InfiniteData<NotificationPage, unknown>;

/** Replaces a notification by its read version in all loaded lists. If a list had it as unread, lowers the unread counts by one. */
export async function markReadInCache(queryClient: QueryClient, api: Api, read: Notification): Promise<void> {
  const lists = { queryKey: PAGES_KEY };
  const before = queryClient.getQueriesData<NotificationPages>(lists);
  const show = () => queryClient.setQueriesData<NotificationPages>(lists, (list) => withNotificationRead(list, read));
  show();
  if (before.some(([, list]) => withNotificationRead(list, read) !== list))
    queryClient.setQueryData(unreadCountsQuery(api).queryKey, (unread) => withUnreadDecremented(unread, read.type));
  // The response to a request that is under way may show the notification as unread, so fetch the lists again and mark it once more.
  if (queryClient.isFetching(lists) > 0) {
    await queryClient.refetchQueries({ ...lists, type: 'active' }, { cancelRefetch: false });
    show();
  }
}

/**
 * Returns the list with this notification marked read; the same object if the list does not contain the notification, or contains it as
 * read.
 */
export function withNotificationRead(list: NotificationPages | undefined, read: Notification): NotificationPages | undefined {
  const before = list?.pages.flatMap(({ data }) => data).find(({ id }) => id === read.id);
  if (!list || !before || before.read) return list;
  return { ...list, pages: list.pages.map((page) => ({ ...page, data: page.data.map((one) => (one.id === read.id ? read : one)) })) };
}

export function withUnreadDecremented(unread: UnreadCounts | undefined, type: string): UnreadCounts | undefined {
  if (unread === undefined) return undefined;
  const less = (count = 0) => Math.max(0, count - 1);
  return { total: less(unread.total), byType: { ...unread.byType, [type]: less(unread.byType[type]) } };
}
