import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NOTIFICATIONS_QUERY_KEY, notificationsQuery } from '../../domain/notification/notification-queries.ts';
import type { NotificationType } from '../../domain/notification/notification-types.ts';
import { useCachedUnreadCounts } from '../../domain/notification/use-unread-counts.ts';
import { toPagedListState } from '../../shared/query/list-state.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';
import { NotificationsView } from './notifications.view.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** Talks to the API for the page of notifications, of one type or all. */
export function NotificationsController({ type }: { type: NotificationType | null }) {
  const { api, locale, transliterate } = useRouteContext({ from: '__root__' });
  const query = useInfiniteQuery(notificationsQuery(api, type));
  const unread = useCachedUnreadCounts();
  const { markRead, markReadFailure } = useMarkRead();
  const readAll = useWrite({ write: () => api.installment.markAllNotificationsRead({}), refresh: NOTIFICATIONS_QUERY_KEY });
  // Reference time of the days: the time of the latest response.
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <NotificationsView
      list={toPagedListState(query)}
      now={now}
      markReadFailure={markReadFailure}
      type={type}
      unread={unread}
      readAll={readAll.state}
      onReadAll={() => readAll.write(undefined)}
      locale={locale}
      transliterate={transliterate}
      onRead={markRead}
      onMore={() => void query.fetchNextPage()}
    />
  );
}
