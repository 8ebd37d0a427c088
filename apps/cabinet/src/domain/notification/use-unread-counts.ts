import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type UnreadCounts, unreadCountsQuery } from './notification-queries.ts';

/** The latest known unread counts. Sends no request: the layout fetches them (`useUnreadCount`), and each loaded list updates them. */
export function useCachedUnreadCounts(): UnreadCounts | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  return useQuery({ ...unreadCountsQuery(api), enabled: false }).data;
}

/** How many notifications are unread, fetched while `enabled`; 0 until the response has arrived, and while not `enabled`. */
export function useUnreadCount(enabled: boolean): number {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...unreadCountsQuery(api), enabled });
  return enabled ? (data?.total ?? 0) : 0;
}
