import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PaymentTimeline } from '@muddat/ui/payment-timeline';
import type { TimelineEntry, TimelineEntryKind } from './payment-timeline.ts';

const TITLES = {
  created: msg({ message: 'Платёж отправлен', comment: 'Time line of a payment: it was made' }),
  code_sent: msg({ message: 'Код отправлен по СМС', comment: 'Time line of a payment' }),
  code_resent: msg({ message: 'Код отправлен ещё раз', comment: 'Time line of a payment' }),
  code_accepted: msg({ message: 'Код принят', comment: 'Time line of a payment' }),
  charge_requested: msg({
    message: 'Отправили запрос в банк',
    comment: 'Time line of a payment: the bank, balance or app was asked for the money',
  }),
  charged: msg({ message: 'Деньги списаны', comment: 'Time line of a payment: the bank has taken the money' }),
  credited: msg({ message: 'Деньги отправлены на карту', comment: 'Time line of a withdrawal: the bank has put the money on the card' }),
  order_paid: msg({ message: 'Засчитано в заказе', comment: 'Time line of a payment: the order has got the money' }),
  settled: msg({ message: 'Платёж завершён', comment: 'Time line of a payment: it is recorded in the ledger, the last step' }),
  excess_to_balance: msg({ message: 'Излишек зачислен на баланс', comment: 'Time line of a payment' }),
  late_charge_to_balance: msg({ message: 'Деньги пришли позже и зачислены на баланс', comment: 'Time line of a payment' }),
  refund_sent: msg({
    message: 'Возврат отправлен: придёт за три дня',
    comment: 'Time line of a payment: money goes back to the card or app',
  }),
  refund_to_balance: msg({ message: 'Возврат зачислен на баланс', comment: 'Time line of a payment: money is back on the balance' }),
  charged_back: msg({ message: 'Банк отменил платёж и вернул деньги', comment: 'Time line of a payment: the bank took it back' }),
  declined: msg({ message: 'Банк отклонил платёж', comment: 'Time line of a payment' }),
  failed: msg({ message: 'Платёж не прошёл', comment: 'Time line of a payment: it has ended without success' }),
  expired: msg({ message: 'Время платежа вышло', comment: 'Time line of a payment: it has ended without success' }),
  canceled: msg({ message: 'Платёж отменён', comment: 'Time line of a payment: it has ended without success' }),
  'at-sent': msg({ message: 'Отправка', comment: 'Time line of a payment: this step, if the type of the event is unknown' }),
  'at-code': msg({ message: 'Код', comment: 'Time line of a payment: this step, if the type of the event is unknown' }),
  'at-bank': msg({ message: 'Банк', comment: 'Time line of a payment: this step, if the type of the event is unknown' }),
  'at-store': msg({ message: 'Магазин', comment: 'Receipt: the store' }),
  'at-ledger': msg({ message: 'Итог', comment: 'Time line of a payment: this step, if the type of the event is unknown' }),
  'press-kept': msg({ message: 'Вы нажали «Оплатить»', comment: 'Time line of a payment that the server has not answered yet' }),
  'result-unknown': msg({ message: 'Узнаём, что с платежом', comment: 'Time line of a payment: its result is not known' }),
  'awaits-app': msg({ message: 'Ждём оплату в приложении', comment: 'Time line of a payment, and heading while a payment app is awaited' }),
  'awaits-bank': msg({ message: 'Ждём ответа банка', comment: 'Time line of a payment: the bank is charging the card' }),
} satisfies Record<TimelineEntryKind, ReturnType<typeof msg>>;

/** The events of a payment so far, and the event that it waits for. */
export function PaymentTimelineView({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t, i18n } = useLingui();
  if (entries.length === 0) return null;
  const label = t({ message: 'Ход платежа', comment: 'Read by screen readers: name of the time line of a payment' });
  return (
    <PaymentTimeline label={label} events={entries.map(({ id, at, kind, tone }) => ({ id, at, tone, title: i18n._(TITLES[kind]) }))} />
  );
}
