import { routeTitle } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Inline } from '@muddat/ui/stack';
import { useRouteContext } from '@tanstack/react-router';
import { useUnread } from '../../notification-parts/use-unread.ts';
import { useUnreadText } from '../../notification-parts/use-unread-text.ts';

/** The name of the page, with how many are unread, for eyes and ears. */
export function NotificationsTitle() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const unread = useUnread()?.all ?? 0;
  const unreadText = useUnreadText();
  const title = readable(routeTitle('notifications', locale));
  if (unread === 0) return title;
  return (
    <Inline as="span" gap="xs">
      <span>{title}</span> <Badge tone="info">{unreadText(unread)}</Badge>
    </Inline>
  );
}
