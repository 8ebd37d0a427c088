import { hrefTo, routeTitle } from '@muddat/routing';
import { Bell } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { useRouteContext } from '@tanstack/react-router';
import { useUnread } from '../../domain/notification/use-unread.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';
import * as css from '../../shared/page/frame.css.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Equal to the limit in the menu: a larger count is shown as `99+`. */
const MOST_SHOWN = 99;

/** The link to the notifications at the top of a page on a phone, with the number of unread ones. */
export function NewsLink() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const Anchor = useLinkComponent();
  const unread = useUnread()?.all ?? 0;
  const unreadText = useUnreadText();
  const name = readable(routeTitle('notifications', locale));
  return (
    <Anchor
      href={hrefTo('notifications', {}, locale)}
      className={css.sign}
      aria-label={unread > 0 ? `${name}, ${unreadText(unread)}` : name}
      title={name}
    >
      <Bell size={22} />
      {unread > 0 && (
        <span className={css.unread} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Anchor>
  );
}

/** The controls at the end of each page's top row. */
export const TopEnd = ({ news }: { news: boolean }) => (
  <>
    <LanguageChoice />
    {news && (
      <div className={css.phoneOnly}>
        <NewsLink />
      </div>
    )}
  </>
);
