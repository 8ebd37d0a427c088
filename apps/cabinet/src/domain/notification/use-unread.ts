import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type Unread, unreadQuery } from './notification-queries.ts';

/** How many notifications are unread, as it was last told; the frame asks for it, and each list of notifications tells it. */
export function useUnread(): Unread | undefined {
  const { api } = useRouteContext({ from: '__root__' });
  return useQuery({ ...unreadQuery(api), enabled: false }).data;
}
