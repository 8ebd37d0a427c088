import { useLingui } from '@lingui/react/macro';
import { formatTime } from '@muddat/i18n';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as rows from '../internal/rows.css.ts';
import { VisuallyHidden } from '../text/text.tsx';
import { notificationAppearance } from './notification-appearance.ts';
import * as css from './notification-row.css.ts';

type NotificationTextProps = {
  kind: string;
  createdAt: string;
  read: boolean;
  title: ReactNode;
  body: string | undefined;
  titleId?: string;
};

/** The icon and the text of a row: two cells of its grid. */
export function NotificationText({ kind, title, titleId, body, createdAt, read }: NotificationTextProps) {
  const { i18n, t } = useLingui();
  const look = notificationAppearance(kind);
  return (
    <>
      <span className={cx(rows.sign, rows.iconTone[look.tone])} aria-hidden="true">
        <look.icon size={22} className={css.icon} />
        {!read && <span className={css.unread} />}
      </span>
      <span className={rows.content}>
        <span id={titleId} className={cx(css.title, !read && css.unreadTitle)}>
          {!read && (
            <>
              <VisuallyHidden>
                {t({ message: 'новое', comment: 'Read by screen readers before an unread notification' })}
              </VisuallyHidden>{' '}
            </>
          )}
          <VisuallyHidden>{i18n._(look.label)}: </VisuallyHidden>
          {title}
        </span>{' '}
        {body !== undefined && <span className={rows.textLine}>{body}</span>}{' '}
        <time dateTime={createdAt} className={css.time}>
          {formatTime(createdAt)}
        </time>
      </span>
    </>
  );
}
