import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import type { notifications } from '../../../db/schema/orders.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export function notificationView(row: NotificationRow, locale: Locale): installment.components['schemas']['Notification'] {
  const uzbek = locale === 'uz';
  return {
    id: row.id,
    type: row.type,
    title: uzbek ? row.titleUz : row.titleRu,
    body: uzbek ? row.bodyUz : row.bodyRu,
    created_at: row.createdAt.toISOString(),
    read: row.read,
    link: row.link,
    ...(row.storeName === null ? {} : { store_name: row.storeName }),
    ...(row.subject === null ? {} : { subject: row.subject }),
    ...(row.amount === null ? {} : { amount: row.amount }),
  };
}
