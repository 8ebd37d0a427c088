import { useSearch } from '@tanstack/react-router';
import { NotificationsController } from '../../features/notifications/notifications.controller.tsx';
import { NotificationsTitle } from '../../features/notifications/notifications-title.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

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
