import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { markReadInCache, type Notification } from '../../domain/notification/notification-queries.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { useWrite } from '../../shared/refusal/use-write.ts';

/** A notification that could not be marked read. */
export type MarkReadFailure = { notification: Notification; problem: Refusal };

/**
 * Marks a notification read. The list shows it as unread until the server confirms. While the request for a notification is pending, a
 * second press sends no second one.
 */
export function useMarkRead(): { markRead: (notification: Notification) => void; markReadFailure: MarkReadFailure | null } {
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<string>());
  const { state, write } = useWrite({
    write: async ({ id }: Notification) => (await api.installment.markNotificationRead({ id })).data,
    onDone: (read) => markReadInCache(queryClient, api, read),
    onEnd: ({ id }) => void underWay.current.delete(id),
  });
  const markRead = (notification: Notification) => {
    if (notification.read || underWay.current.has(notification.id)) return;
    underWay.current.add(notification.id);
    write(notification);
  };
  return { markRead, markReadFailure: state.kind === 'refused' ? { notification: state.input, problem: state.refusal } : null };
}
