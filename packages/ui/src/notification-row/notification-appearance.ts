import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  CalendarDays,
  CircleCheck,
  CircleHelp,
  CreditCard,
  Newspaper,
  Package,
  PartyPopper,
  RotateCcw,
  ShieldCheck,
  ShoppingBag,
  TicketPercent,
  TriangleAlert,
  Truck,
  Undo2,
  Wallet,
} from '../icons/icons.ts';

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
  payment: {
    icon: CircleCheck,
    tone: 'good',
    label: msg({ message: 'Платёж', comment: 'Kind of a notification: a payment was received' }),
  },
  payment_due: {
    icon: CalendarDays,
    tone: 'soon',
    label: msg({ message: 'Напоминание о платеже', comment: 'Kind of a notification: a payment is due soon or late' }),
  },
  top_up: {
    icon: Wallet,
    tone: 'good',
    label: msg({ message: 'Пополнение', comment: 'Kind of a notification: money came to the balance' }),
  },
  withdrawal: {
    icon: CreditCard,
    tone: 'info',
    label: msg({ message: 'Вывод денег', comment: 'Kind of a notification: money was sent from the balance to a card' }),
  },
  refund: { icon: Undo2, tone: 'good', label: msg({ message: 'Возврат денег', comment: 'Kind of a notification: money was returned' }) },
  debt: { icon: TriangleAlert, tone: 'soon', label: msg({ message: 'Долг', comment: 'Kind of a notification: the customer owes a sum' }) },
  return: {
    icon: RotateCcw,
    tone: 'info',
    label: msg({ message: 'Возврат или ремонт', comment: 'Kind of a notification: about a return or a repair of goods' }),
  },
  limit: { icon: ShoppingBag, tone: 'info', label: msg({ message: 'Лимит', comment: 'Kind of a notification: about the limit' }) },
  security: {
    icon: ShieldCheck,
    tone: 'neutral',
    label: msg({ message: 'Безопасность', comment: 'Kind of a notification: about sign-ins' }),
  },
  answer: {
    icon: CircleHelp,
    tone: 'info',
    label: msg({ message: 'Ответ', comment: 'Kind of a notification: a store answered a question' }),
  },
};

const DEFAULT_APPEARANCE: NotificationAppearance = {
  icon: Bell,
  tone: 'neutral',
  label: msg({ message: 'Уведомление', comment: 'Kind of a notification: any kind without a name of its own' }),
};

/** The look of a kind. An unknown kind looks like a plain notification. */
export const notificationAppearance = (kind: string): NotificationAppearance =>
  Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? DEFAULT_APPEARANCE) : DEFAULT_APPEARANCE;
