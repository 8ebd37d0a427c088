import { routeTitle } from '@muddat/routing';
import { VisuallyHidden } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';
import { useUnread } from '../../domain/notification/use-unread.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';

/** The page's name. Screen readers also hear how many notifications are unread; on the screen the first filter shows it, because a badge that came late here would move the page. */
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
