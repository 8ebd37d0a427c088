import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '@muddat/i18n';
import type { ReactNode, RefObject } from 'react';
import { Badge } from '../badge/badge.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import * as rows from '../internal/rows.css.ts';
import { VisuallyHidden } from '../text/text.tsx';
import { notificationAppearance } from './notification-appearance.ts';
import * as css from './notification-row.css.ts';
import { TimeAgo } from './time-ago.tsx';

export interface FoldableNotificationProps {
  /**
   * `congrats`, `order`, `promotion`, `news`, `delivery`: decides the icon and its colour; any other kind looks like a plain notification.
   */
  kind: string;
  /** What has happened, in one line. */
  title: string;
  /** The text. Folded, its first line is visible. */
  body: string;
  /** When the message was sent, ISO 8601. */
  createdAt: string;
  /** The server's time, ISO 8601, from which "5 минут назад" counts. */
  now: string;
  /** False for a new message, which has a badge. */
  read: boolean;
  /** Called each time the text is opened. */
  onOpen: () => void;
  /** A link to the subject, below the text: a LinkButton. */
  action?: ReactNode;
}

/**
 * One message to the customer, folded to one line of its text. Opening it counts as reading it. Works from the keyboard like any
 * `summary`.
 */
export function FoldableNotification({ kind, title, body, createdAt, now, read, onOpen, action }: FoldableNotificationProps) {
  const { i18n, t } = useLingui();
  const look = notificationAppearance(kind);
  return (
    <details className={css.foldable} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={cx(rows.row.tall, rows.columns.three, css.row, css.summary)}>
        <span className={cx(rows.sign, rows.iconTone[look.tone])} aria-hidden="true">
          <look.icon size={22} />
        </span>
        <span className={rows.content}>
          <span className={cx(css.title, !read && css.unreadTitle)}>
            <VisuallyHidden>{i18n._(look.label)}: </VisuallyHidden>
            {title}
          </span>{' '}
          <span className={cx(rows.textLine, css.preview)}>{body}</span>{' '}
          <span className={css.badgeAndTime}>
            {!read && <Badge tone="info">{t({ message: 'новое', comment: 'Badge on an unread notification' })}</Badge>}{' '}
            <TimeAgo at={createdAt} now={now} />
          </span>
        </span>
        <span className={css.chevron}>
          <ChevronDown size={20} />
        </span>
      </summary>
      <div className={css.fullText}>
        <div>{body}</div>
        <div className={rows.textLine}>{formatDateTime(createdAt)}</div>
        {action}
      </div>
    </details>
  );
}

export interface FoldableNotificationListProps {
  /** Accessible name of the list. */
  label: string;
  /** The messages in order, each with an `id` that is unique in the list. */
  notifications: readonly (FoldableNotificationProps & { id: string })[];
  /** Ref of the list element, for example for LoadMore. */
  ref?: RefObject<HTMLUListElement | null>;
}

/** Folded notifications below each other, with a line between them. */
export function FoldableNotificationList({ label, notifications, ref }: FoldableNotificationListProps) {
  return (
    <ul ref={ref} className={rows.list.tall} aria-label={label}>
      {notifications.map(({ id, ...notification }) => (
        <li key={id} className={rows.item}>
          <FoldableNotification {...notification} />
        </li>
      ))}
    </ul>
  );
}
