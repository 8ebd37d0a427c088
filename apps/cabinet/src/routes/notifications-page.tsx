import { routeTitle } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Inline } from '@muddat/ui/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { notificationsQuery } from '../data/notification-queries.ts';
import { NotificationsController } from '../features/notifications/notifications.controller.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { useLive } from '../live/use-live.ts';
import { useUnreadText } from '../notification-parts/use-unread-text.ts';

/** What the customer was told: reminders, orders, offers. */
export function NotificationsPage() {
  useLive();
  return (
    <>
      <PageTop title={<Title />} />
      <NotificationsController />
    </>
  );
}

/** With how many are unread, for eyes and ears. */
function Title() {
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const unread = useInfiniteQuery(notificationsQuery(api)).data?.pages[0]?.unread_count ?? 0;
  const unreadText = useUnreadText();
  const title = readable(routeTitle('notifications', locale));
  if (unread === 0) return title;
  return (
    <Inline as="span" gap="xs">
      <span>{title}</span> <Badge tone="info">{unreadText(unread)}</Badge>
    </Inline>
  );
}
