import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unreadQuery } from '../../domain/notification/notification-queries.ts';

/** How many notifications are unread; 0 while it is not asked for. */
export function useUnreadCount(enabled: boolean): number {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useQuery({ ...unreadQuery(api), enabled });
  return enabled ? (data?.all ?? 0) : 0;
}
