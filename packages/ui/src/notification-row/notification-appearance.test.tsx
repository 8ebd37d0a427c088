import { expect, it } from 'vitest';
import { Bell, CalendarDays, CircleCheck, Package, RotateCcw, ShieldCheck, ShoppingBag, Truck, Undo2, Wallet } from '../icons/icons.ts';
import { notificationAppearance } from './notification-appearance.ts';

it.each([
  ['payment', 'Платёж', CircleCheck],
  ['payment_due', 'Напоминание о платеже', CalendarDays],
  ['top_up', 'Пополнение', Wallet],
  ['refund', 'Возврат денег', Undo2],
  ['order', 'Заказ', Package],
  ['delivery', 'Доставка', Truck],
  ['return', 'Возврат или ремонт', RotateCcw],
  ['limit', 'Лимит', ShoppingBag],
  ['security', 'Безопасность', ShieldCheck],
  ['weather', 'Уведомление', Bell],
  ['toString', 'Уведомление', Bell],
])('a notification of the kind %s is called «%s» and has an icon of its own', (kind, label, icon) => {
  const look = notificationAppearance(kind);
  expect(look.label.message).toBe(label);
  expect(look.icon).toBe(icon);
});
