import { useSearch } from '@tanstack/react-router';
import { NotificationsController } from '../../features/notifications/notifications.controller.tsx';
import { NotificationsTitle } from '../../features/notifications/notifications-title.tsx';
import { PageTop } from '../../shared/page/page-top.tsx';

/** What the customer was told: reminders, orders, offers. The address keeps what the list is narrowed to. */
export function NotificationsPage() {
  const { type } = useSearch({ from: '/frame/$locale/notifications' });
  return (
    <>
      <PageTop title={<NotificationsTitle />} />
      {/* Each type is a list of its own: a press of "more" in one moves no focus in the next. */}
      <NotificationsController key={type ?? 'all'} type={type ?? null} />
    </>
  );
}
