import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Bell } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { NotificationFoldList } from '@muddat/ui/notification-row';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useRef } from 'react';
import type { Notification } from '../../data/notification-queries.ts';
import { RowsSkeleton } from '../../frame/rows-skeleton.tsx';
import { SectionError } from '../../frame/section-error.tsx';
import { RefusalBanner } from '../../refusal/refusal-banner.tsx';
import { useRefusalText } from '../../refusal/use-refusal-text.ts';
import type { WriteState } from '../../refusal/use-write.ts';
import { linkOf } from './link-of.ts';
import type { NotificationsState, NotMarked } from './notifications.types.ts';

export type NotificationsViewProps = {
  list: NotificationsState;
  /** ISO 8601: what "5 minutes ago" is counted from. */
  now: string;
  notMarked: NotMarked | null;
  /** How many are unread, on all pages. */
  unread: number;
  /** Marking all of them read. */
  readAll: WriteState<unknown>;
  onReadAll: () => void;
  locale: Locale;
  /** A text of the server in the reader's letters. */
  readable: (text: string) => string;
  onOpen: (notification: Notification) => void;
  onMore: () => void;
};

/** What the customer was told, newest first. Opening one is reading it. */
export function NotificationsView({
  list,
  now,
  notMarked,
  unread,
  readAll,
  onReadAll,
  locale,
  readable,
  onOpen,
  onMore,
}: NotificationsViewProps) {
  const { t } = useLingui();
  const rows = useRef<HTMLUListElement>(null);
  if (list.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить уведомления', comment: 'Notifications page: the list could not be loaded' });
    return <SectionError title={failed} error={list.error} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.kind === 'loading') {
    return (
      <Card>
        <RowsSkeleton
          rows={4}
          label={t({ message: 'Загружаем уведомления…', comment: 'For ears, while the list of notifications loads' })}
        />
      </Card>
    );
  }
  if (list.items.length === 0) return <NoNotifications />;
  const open = t({ message: 'Открыть', comment: 'Button in a notification: to the page that it is about' });
  return (
    <Stack gap="m">
      {readAll.kind === 'refused' && <RefusalBanner refusal={readAll.refusal} />}
      {unread > 0 && (
        <div>
          <Button variant="secondary" size="s" pending={readAll.kind === 'busy'} onClick={onReadAll}>
            {t({ message: 'Отметить все прочитанными', comment: 'Button on the page of notifications: marks every one of them read' })}
          </Button>
        </div>
      )}
      {notMarked && <NotMarkedNote {...notMarked} title={readable(notMarked.notification.title)} onAgain={onOpen} />}
      <Card>
        <NotificationFoldList
          ref={rows}
          label={t({ message: 'Уведомления', comment: 'Notifications page: name of the list, for ears' })}
          notifications={list.items.map((one) => {
            const href = linkOf(one.link, locale);
            const title = readable(one.title);
            return {
              id: one.id,
              kind: one.type,
              title,
              body: readable(one.body),
              createdAt: one.created_at,
              now,
              read: one.read,
              onOpen: () => onOpen(one),
              action: href !== null && (
                <LinkButton
                  href={href}
                  variant="secondary"
                  size="s"
                  aria-label={t({ message: `Открыть: ${title}`, comment: 'Button in a notification, for ears; its title follows' })}
                >
                  {open}
                </LinkButton>
              ),
            };
          })}
        />
      </Card>
      <LoadMore list={rows} shown={list.items.length} state={list.more} onMore={onMore} />
    </Stack>
  );
}

function NoNotifications() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<Bell size={28} />}
        title={t({ message: 'Уведомлений пока нет', comment: 'Notifications page of a customer who was told nothing yet' })}
      >
        {t({
          message: 'Здесь появятся напоминания о платежах и новости ваших заказов.',
          comment: 'Notifications page of a customer who was told nothing yet: what comes here',
        })}
      </EmptyState>
    </Card>
  );
}

type NotMarkedProps = NotMarked & { title: string; onAgain: (notification: Notification) => void };

function NotMarkedNote({ notification, problem, title, onAgain }: NotMarkedProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (
    <Banner
      tone="bad"
      live="alert"
      title={t({
        message: `Не отмечено прочитанным: ${title}`,
        comment: 'A notification was opened but could not be marked read; its title follows',
      })}
      actions={
        <Button variant="secondary" size="s" onClick={() => onAgain(notification)}>
          {t({ message: 'Повторить', comment: 'Button: asks for the same again after a failure' })}
        </Button>
      }
    >
      {refusalText(problem)}
    </Banner>
  );
}
