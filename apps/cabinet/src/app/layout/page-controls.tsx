import { hrefTo, routeTitle } from '@muddat/routing';
import { Bell } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';
import { useCachedUnreadCounts } from '../../domain/notification/use-unread-counts.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';
import * as css from '../../shared/page/layout.css.ts';
import { LanguageChoice } from './language-choice.tsx';

/** The same maximum as in the side navigation (`formatCount` in `@muddat/ui`): a larger count is shown as `99+`. */
const MAX_SHOWN_COUNT = 99;

/**
 * The link to the notifications at the top of a page, with the number of unread ones. Used below 900 px, where the tab bar has no item for
 * them.
 */
export function NotificationsLink() {
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const Anchor = useLinkComponent();
  const unread = useCachedUnreadCounts()?.total ?? 0;
  const unreadText = useUnreadText();
  const name = transliterate(routeTitle('notifications', locale));
  return (
    <Anchor
      href={hrefTo('notifications', {}, locale)}
      className={css.iconLink}
      aria-label={unread > 0 ? `${name}, ${unreadText(unread)}` : name}
      title={name}
    >
      <Bell size={22} />
      {unread > 0 && (
        <span className={css.unreadBadge} aria-hidden="true">
          {unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : unread}
        </span>
      )}
    </Anchor>
  );
}

/**
 * The control at the end of a page's top row below 900 px, where the tab bar has space for neither: the notifications on the main page, the
 * language on the other pages. From 900 px both are in the side navigation.
 */
export const PageControls = ({ showNotifications }: { showNotifications: boolean }) => (
  <div className={css.hiddenOnDesktop}>{showNotifications ? <NotificationsLink /> : <LanguageChoice compact />}</div>
);
