import { useLingui } from '@lingui/react/macro';
import { tashkentDate } from '@muddat/i18n';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Check, ChevronDown, ChevronRight } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as rows from '../internal/rows.css.ts';
import { useLanguage } from '../internal/use-language.ts';
import { useLinkComponent } from '../link/link-component.tsx';
import { dayHeading } from './day-heading.ts';
import * as css from './notification-row.css.ts';
import { NotificationText } from './notification-text.tsx';

export { TimeAgo } from './time-ago.tsx';

export interface NotificationRowProps {
  /**
   * Decides the icon and its colour: `congrats`, `order`, `promotion`, `news`, `delivery`, `payment`, `payment_due`, `top_up`,
   * `withdrawal`, `refund`, `debt`, `return`, `limit`, `security` or `answer`. Any other kind looks like a plain notification.
   */
  kind: string;
  /** What has happened, in one line. */
  title: string;
  /** Further text under the title, visible as a whole. Without it there is only the title. */
  body?: string;
  /** When the message was sent, ISO 8601. The row shows the time; the day is a heading of NotificationList. */
  createdAt: string;
  /** False for a new message, which has a dot. */
  read: boolean;
  /** The page that the row links to. Without `href` the title is no link. */
  href?: string | undefined;
  /** Marks the notification as read: called when the link is followed. Without `href` an unread row has a button for it. */
  onRead?: (() => void) | undefined;
}

/** One message to the customer. With `href` the whole row is a link; without it, a button marks the message as read. */
export function NotificationRow({ kind, title, body, createdAt, read, href, onRead }: NotificationRowProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const titleId = useId();
  const row = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // The pressed button disappears: the focus stays at the notification.
  useEffect(() => {
    if (read && pressed.current) row.current?.focus();
    pressed.current = false;
  }, [read]);
  const look = { kind, createdAt, read };
  if (href !== undefined) {
    return (
      <article className={cx(rows.row.tall, rows.columns.three, css.row)} aria-labelledby={titleId}>
        <NotificationText
          {...look}
          titleId={titleId}
          title={
            <Anchor href={href} className={css.link} onClick={onRead}>
              {title}
            </Anchor>
          }
          body={body}
        />
        <span className={css.chevron}>
          <ChevronRight size={20} />
        </span>
      </article>
    );
  }
  return (
    <article ref={row} tabIndex={-1} className={cx(rows.row.tall, rows.columns.three)} aria-labelledby={titleId}>
      <NotificationText {...look} titleId={titleId} title={title} body={body} />
      {!read && onRead && (
        <div className={css.action}>
          <IconButton
            icon={<Check size={20} />}
            label={t({
              message: `Отметить прочитанным: ${title}`,
              comment: 'Button next to a notification: marks it as read; {title} is its title',
            })}
            onClick={() => {
              pressed.current = true;
              onRead();
            }}
          />
        </div>
      )}
    </article>
  );
}

export type NotificationListRow = NotificationRowProps & {
  /** Unique in the list. */
  id: string;
  /** The single notifications of a row that stands for several: a press shows them. */
  folded?: readonly (NotificationRowProps & { id: string })[];
};

export interface NotificationListProps {
  /** Accessible name of the list. */
  label: string;
  /** The messages in order of time. The first of each day has the day as its heading. */
  notifications: readonly NotificationListRow[];
  /** The server's time, ISO 8601: the days of «Сегодня» and «Вчера». */
  now: string;
  /** Ref of the list element, for example for LoadMore. */
  ref?: RefObject<HTMLUListElement | null>;
}

/** Notifications below each other, with a line between them and each day as a heading. */
export function NotificationList({ label, notifications, now, ref }: NotificationListProps) {
  const language = useLanguage();
  return (
    <ul ref={ref} className={rows.list.tall} aria-label={label}>
      {notifications.map(({ id, folded, ...notification }, at) => {
        const day = tashkentDate(notification.createdAt);
        const before = notifications[at - 1];
        return (
          <li key={id} className={rows.item}>
            {(before === undefined || tashkentDate(before.createdAt) !== day) && (
              <h2 className={css.day}>{dayHeading(notification.createdAt, now, language)}</h2>
            )}
            {folded ? <FoldedNotifications {...notification} folded={folded} /> : <NotificationRow {...notification} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Opening the row shows the whole texts of its notifications, so it marks them as read. */
function FoldedNotifications({ folded, body, ...row }: NotificationRowProps & Required<Pick<NotificationListRow, 'folded'>>) {
  const markRead = () => {
    for (const { read, onRead } of folded) if (!read) onRead?.();
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && markRead()}>
      <summary className={cx(rows.row.tall, rows.columns.three, css.summary)}>
        <NotificationText {...row} body={body} />
        <span className={css.chevron}>
          <ChevronDown size={20} />
        </span>
      </summary>
      <ul className={css.inside}>
        {folded.map(({ id, ...notification }) => (
          <li key={id} className={rows.item}>
            <NotificationRow {...notification} />
          </li>
        ))}
      </ul>
    </details>
  );
}
