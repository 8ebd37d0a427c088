import { useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { notificationsQuery } from '../../domain/notification/notification-queries.ts';
import { NotificationsController } from '../../features/notifications/notifications.controller.tsx';
import { NotificationsTitle } from '../../features/notifications/notifications-title.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';
import type { PageData } from './page-modules.ts';
import { notificationsSearchSchema } from './searches.ts';

export const data: PageData = ({ queryClient, api, search }) => {
  const { type = null } = v.parse(notificationsSearchSchema, search);
  return [queryClient.prefetchInfiniteQuery(notificationsQuery(api, type))];
};

/** The customer's notifications: reminders, orders, offers. The URL stores the filter of the list. */
export function Page() {
  const { type } = useSearch({ from: '/frame/$locale/notifications' });
  return (
    <>
      <PageTop title={<NotificationsTitle />} />
      {/* The key gives each type its own list: focus moved by "Show more" in one list must not affect the next. */}
      <NotificationsController key={type ?? 'all'} type={type ?? null} />
    </>
  );
}
