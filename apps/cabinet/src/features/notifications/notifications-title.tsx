import { routeTitle } from '@muddat/routing';
import { VisuallyHidden } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';
import { useUnread } from '../../domain/notification/use-unread.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';

/**
 * Title of the page. Screen readers also read the number of unread notifications. On the screen the first filter shows it: a badge here
 * would load late and move the page.
 */
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
