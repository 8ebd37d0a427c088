import { routeTitle } from '@muddat/routing';
import { VisuallyHidden } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';
import { useUnread } from '../../notification-parts/use-unread.ts';
import { useUnreadText } from '../../notification-parts/use-unread-text.ts';

/** The name of the page, with how many are unread for ears; eyes find it on the first filter, and a number that comes here would move the page. */
export function NotificationsTitle() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const unread = useUnread()?.all ?? 0;
  const unreadText = useUnreadText();
  const title = readable(routeTitle('notifications', locale));
  if (unread === 0) return title;
  return (
    <>
      {title} <VisuallyHidden>{unreadText(unread)}</VisuallyHidden>
    </>
  );
}
