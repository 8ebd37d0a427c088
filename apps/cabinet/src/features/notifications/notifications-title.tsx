import { routeTitle } from '@muddat/routing';
import { VisuallyHidden } from '@muddat/ui/text';
import { useRouteContext } from '@tanstack/react-router';
import { useCachedUnreadCounts } from '../../domain/notification/use-unread-counts.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';

/**
 * Title of the page. Screen readers also read the number of unread notifications. On the screen the first filter shows it: a badge here
 * would load late and move the page.
 */
export function NotificationsTitle() {
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const unread = useCachedUnreadCounts()?.total ?? 0;
  const unreadText = useUnreadText();
  const title = transliterate(routeTitle('notifications', locale));
  if (unread === 0) return title;
  return (
    <>
      {title} <VisuallyHidden>{unreadText(unread)}</VisuallyHidden>
    </>
  );
}
