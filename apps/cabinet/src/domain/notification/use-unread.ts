import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Unread, unreadQuery } from './notification-queries.ts';

/** How many notifications are unread, as it was last told; the frame asks for it, and each list of notifications tells it. */
export function useUnread(): Unread | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  return useQuery({ ...unreadQuery(api), enabled: false }).data;
}

/** How many notifications are unread; 0 while it is not asked for. */
export function useUnreadCount(enabled: boolean): number {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...unreadQuery(api), enabled });
  return enabled ? (data?.all ?? 0) : 0;
}
