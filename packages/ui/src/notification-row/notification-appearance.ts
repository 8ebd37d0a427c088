import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Bell, Newspaper, Package, PartyPopper, TicketPercent, Truck } from '../icons/icons.ts';

export interface NotificationAppearance {
  icon: typeof Bell;
  tone: 'info' | 'good' | 'soon' | 'neutral';
  label: MessageDescriptor;
}

/** Look of each kind of notification, and its name for screen readers. */
const KINDS: Readonly<Record<string, NotificationAppearance>> = {
  congrats: { icon: PartyPopper, tone: 'good', label: msg({ message: 'Поздравление', comment: 'Kind of a notification' }) },
  order: { icon: Package, tone: 'info', label: msg({ message: 'Заказ', comment: 'Kind of a notification: about an order' }) },
  promotion: { icon: TicketPercent, tone: 'soon', label: msg({ message: 'Акция', comment: 'Kind of a notification: a special offer' }) },
  news: { icon: Newspaper, tone: 'neutral', label: msg({ message: 'Новость', comment: 'Kind of a notification' }) },
  delivery: { icon: Truck, tone: 'info', label: msg({ message: 'Доставка', comment: 'Kind of a notification: about a delivery' }) },
};

const DEFAULT_APPEARANCE: NotificationAppearance = {
  icon: Bell,
  tone: 'neutral',
  label: msg({ message: 'Уведомление', comment: 'Kind of a notification: any kind without a name of its own' }),
};

/** The look of a kind. An unknown kind looks like a plain notification. */
export const notificationAppearance = (kind: string): NotificationAppearance =>
  Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? DEFAULT_APPEARANCE) : DEFAULT_APPEARANCE;
