import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Bell } from '@muddat/ui/icons';
import { Link, LinkButton } from '@muddat/ui/link';
import { LoadMore } from '@muddat/ui/load-more';
import { NotificationList } from '@muddat/ui/notification-row';
import { Inline, Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { TabLinks } from '@muddat/ui/tabs';
import { useRef } from 'react';
import type { Notification, UnreadCounts } from '../../domain/notification/notification-queries.ts';
import { NOTIFICATION_TYPES, type NotificationType } from '../../domain/notification/notification-types.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { PagedListState } from '../../shared/query/list-state.ts';
import { useRefusalText } from '../../shared/refusal/refusal.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { foldNotifications } from './fold-notifications.ts';
import { notificationHref } from './notification-link.ts';
import { NOTIFICATION_TYPE_TEXTS } from './notification-type-texts.ts';
import { useFoldedTitle } from './use-folded-title.ts';
import type { MarkReadFailure } from './use-mark-read.ts';

export type NotificationsViewProps = {
  list: PagedListState<Notification>;
  /** Reference time of the days «Сегодня» and «Вчера», ISO 8601. */
  now: string;
  markReadFailure: MarkReadFailure | null;
  /** Filter of the list; null for all types. */
  type: NotificationType | null;
  /** Numbers of unread notifications, in total and by type, not only of the loaded pages; undefined until loaded. */
  unread: UnreadCounts | undefined;
  /** State of the write that marks all notifications read. */
  readAll: WriteState<unknown>;
  onReadAll: () => void;
  locale: Locale;
  /** Transliterates a text of the server to the reader's alphabet; names in it stay as they are. */
  transliterate: (text: string, names?: readonly string[]) => string;
  onRead: (notification: Notification) => void;
  onMore: () => void;
};

/** Notifications of the customer, newest first, with filters by type. */
export function NotificationsView(props: NotificationsViewProps) {
  const { list, type, unread, locale } = props;
  // A customer without notifications has nothing to filter.
  if (type === null && list.kind === 'ready' && list.items.length === 0) return <NoNotifications type={null} locale={locale} />;
  return (
    <Stack gap="m">
      <Filters type={type} unread={unread} locale={locale} />
      <List {...props} />
    </Stack>
  );
}

const hrefOf = (type: NotificationType | null, locale: Locale): string =>
  `${hrefTo('notifications', {}, locale)}${type === null ? '' : `?type=${type}`}`;

function Filters({ type, unread, locale }: Pick<NotificationsViewProps, 'type' | 'unread' | 'locale'>) {
  const { i18n, t } = useLingui();
  const unreadText = useUnreadText();
  return (
    <TabLinks
      label={t({
        message: 'Какие уведомления показать',
        comment: 'Notifications page: name of the filters by type, read by screen readers',
      })}
      items={[null, ...NOTIFICATION_TYPES].map((one) => {
        const count = (one === null ? unread?.total : unread?.byType[one]) ?? 0;
        return {
          href: hrefOf(one, locale),
          label: i18n._(NOTIFICATION_TYPE_TEXTS[one ?? 'all'].name),
          current: one === type,
          ...(count > 0 ? { count, countLabel: unreadText(count) } : {}),
        };
      })}
    />
  );
}

const namesIn = ({ store_name: store }: Notification): readonly string[] => (store === undefined ? [] : [store]);

/** The list of notifications; following its link marks a notification read. */
function List({
  list,
  now,
  markReadFailure,
  type,
  unread,
  readAll,
  onReadAll,
  locale,
  transliterate,
  onRead,
  onMore,
}: NotificationsViewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const foldedTitle = useFoldedTitle();
  const rows = useRef<HTMLUListElement>(null);
  if (list.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить уведомления', comment: 'Notifications page: the list could not be loaded' });
    return <SectionError title={failed} error={list.error} onRetry={list.retry} retrying={list.retrying} />;
  }
  if (list.kind === 'loading') {
    return (
      <Card>
        <ListSkeleton
          rows={4}
          label={t({ message: 'Загружаем уведомления…', comment: 'Read by screen readers while the list of notifications loads' })}
        />
      </Card>
    );
  }
  if (list.items.length === 0) return <NoNotifications type={type} locale={locale} />;
  const folded = foldNotifications(list.items);
  const toRow = (one: Notification) => ({
    id: one.id,
    kind: one.subject ?? one.type,
    title: transliterate(one.title, namesIn(one)),
    body: transliterate(one.body, namesIn(one)),
    createdAt: one.created_at,
    read: one.read,
    href: notificationHref(one.link, locale),
    onRead: () => onRead(one),
  });
  return (
    <Stack gap="m">
      {readAll.kind === 'refused' && <RefusalBanner refusal={readAll.refusal} />}
      <Inline>
        {unread !== undefined && unread.total > 0 && (
          <Button variant="secondary" size="s" pending={readAll.kind === 'busy'} onClick={onReadAll}>
            {t({ message: 'Отметить все прочитанными', comment: 'Button on the page of notifications: marks every one of them read' })}
          </Button>
        )}
        <SettingsLink locale={locale} />
      </Inline>
      {markReadFailure && (
        <MarkReadFailureNote
          {...markReadFailure}
          title={transliterate(markReadFailure.notification.title, namesIn(markReadFailure.notification))}
          onRetry={onRead}
        />
      )}
      <Card>
        <NotificationList
          ref={rows}
          label={t({ message: 'Уведомления', comment: 'Notifications page: name of the list, read by screen readers' })}
          now={now}
          notifications={folded.map(({ subject, amount, notifications: [first, ...others] }) => {
            if (subject === null) return toRow(first);
            const all = [first, ...others];
            return {
              id: first.id,
              kind: subject,
              title: foldedTitle(subject, all.length),
              body: formatMoney(amount, language),
              createdAt: first.created_at,
              read: all.every(({ read }) => read),
              folded: all.map(toRow),
            };
          })}
        />
      </Card>
      <LoadMore list={rows} shown={folded.length} state={list.more} onMore={onMore} />
    </Stack>
  );
}

function SettingsLink({ locale }: Pick<NotificationsViewProps, 'locale'>) {
  const { t } = useLingui();
  return (
    <Link href={hrefTo('channels', {}, locale)} tone="strong">
      {t({ message: 'Что и куда присылать', comment: 'Button on the page of notifications: to the settings of kinds and channels' })}
    </Link>
  );
}

function NoNotifications({ type, locale }: Pick<NotificationsViewProps, 'type' | 'locale'>) {
  const { i18n, t } = useLingui();
  const words = NOTIFICATION_TYPE_TEXTS[type ?? 'all'];
  return (
    <Card>
      <EmptyState
        icon={<Bell size={28} />}
        title={i18n._(words.empty)}
        action={
          type === null ? (
            <SettingsLink locale={locale} />
          ) : (
            <LinkButton href={hrefOf(null, locale)} variant="secondary">
              {t({ message: 'Все уведомления', comment: 'Button where a filter of the notifications shows nothing: to all of them' })}
            </LinkButton>
          )
        }
      >
        {i18n._(words.emptyHint)}
      </EmptyState>
    </Card>
  );
}

type MarkReadFailureProps = MarkReadFailure & { title: string; onRetry: (notification: Notification) => void };

function MarkReadFailureNote({ notification, problem, title, onRetry }: MarkReadFailureProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (
    <Banner
      tone="bad"
      live="alert"
      title={t({
        message: `Не отмечено прочитанным: ${title}`,
        comment: 'A notification could not be marked read; its title follows',
      })}
      actions={
        <Button variant="secondary" size="s" onClick={() => onRetry(notification)}>
          {t({ message: 'Повторить', comment: 'Button: asks for the same again after a failure' })}
        </Button>
      }
    >
      {refusalText(problem)}
    </Banner>
  );
}
