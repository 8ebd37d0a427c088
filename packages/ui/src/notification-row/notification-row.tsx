import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Check } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as rows from '../internal/rows.css.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import { notificationAppearance } from './notification-appearance.ts';
import * as css from './notification-row.css.ts';
import { TimeAgo } from './time-ago.tsx';

export { FoldableNotification, FoldableNotificationList, type FoldableNotificationProps } from './notification-fold.tsx';
export { TimeAgo } from './time-ago.tsx';

export interface NotificationRowProps {
  /**
   * `congrats`, `order`, `promotion`, `news`, `delivery`: decides the icon and its colour; any other kind looks like a plain notification.
   */
  kind: string;
  /** What has happened, in one line. */
  title: string;
  /** Further text under the title. Without it there is only the title. */
  body?: string;
  /** When the message was sent, ISO 8601. */
  createdAt: string;
  /** The server's time, ISO 8601, from which "5 минут назад" counts. */
  now: string;
  /** False for a new message, which has a badge. */
  read: boolean;
  /** The page that the row links to. Without `href` the title is no link. */
  href?: string | undefined;
  /** Marks the notification as read without opening it. Its button is visible while the notification is unread. */
  onRead?: (() => void) | undefined;
}

/** One message to the customer. With `href` the whole row is a link; with `onRead` a button marks the message as read. */
export function NotificationRow({ kind, title, body, createdAt, now, read, href, onRead }: NotificationRowProps) {
  const { i18n, t } = useLingui();
  const Anchor = useLinkComponent();
  const titleId = useId();
  const look = notificationAppearance(kind);
  return (
    <article className={cx(rows.row.tall, rows.columns.three, css.row)} aria-labelledby={titleId}>
      <span className={cx(rows.sign, rows.iconTone[look.tone])} aria-hidden="true">
        <look.icon size={22} />
      </span>
      <div className={rows.content}>
        <div id={titleId} className={cx(css.title, !read && css.unreadTitle)}>
          <VisuallyHidden>{i18n._(look.label)}: </VisuallyHidden>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          )}
        </div>
        {body !== undefined && <div className={rows.textLine}>{body}</div>}
        <div className={css.badgeAndTime}>
          {!read && <Badge tone="info">{t({ message: 'новое', comment: 'Badge on an unread notification' })}</Badge>}
          <TimeAgo at={createdAt} now={now} />
        </div>
      </div>
      {!read && onRead && (
        <div className={css.action}>
          <IconButton
            icon={<Check size={20} />}
            label={t({
              message: `Отметить прочитанным: ${title}`,
              comment: 'Button next to a notification: marks it as read; {title} is its title',
            })}
            onClick={onRead}
          />
        </div>
      )}
    </article>
  );
}

export interface NotificationListProps {
  /** Accessible name of the list. */
  label: string;
  /** The messages in order, each with an `id` that is unique in the list. */
  notifications: readonly (NotificationRowProps & { id: string })[];
}

/** Notifications below each other, with a line between them. */
export function NotificationList({ label, notifications }: NotificationListProps) {
  return (
    <ul className={rows.list.tall} aria-label={label}>
      {notifications.map(({ id, ...notification }) => (
        <li key={id} className={rows.item}>
          <NotificationRow {...notification} />
        </li>
      ))}
    </ul>
  );
}
