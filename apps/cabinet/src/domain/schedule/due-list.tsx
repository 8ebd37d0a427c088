import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatDateShort, formatDueDay, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { ChevronDown } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import * as css from './due-list.css.ts';
import type { MonthPayment } from './schedule-queries.ts';

type Props = { label: string; payments: readonly MonthPayment[]; today: CalendarDate; locale: Locale; visible: number };

/** Payments by date: the day, the store with the number of the order, the amount. Those after the first `visible` are folded. */
export function DueList({ label, payments, today, locale, visible }: Props) {
  const { t } = useLingui();
  // Folding away a single row would save nothing.
  const cut = payments.length - visible > 1 ? visible : payments.length;
  const more = payments.length - cut;
  const rows = (some: readonly MonthPayment[]) =>
    some.map((payment) => (
      <li key={`${payment.order_id} ${payment.number}`} className={css.item}>
        <DueRow payment={payment} today={today} locale={locale} />
      </li>
    ));
  return (
    <div>
      {cut > 0 && <ul aria-label={label}>{rows(payments.slice(0, cut))}</ul>}
      {more > 0 && (
        <details>
          <summary className={css.more}>
            {t({
              message: plural(more, { one: 'Ещё # платёж', few: 'Ещё # платежа', many: 'Ещё # платежей', other: 'Ещё # платежа' }),
              comment: 'List of due payments: opens the rest of them',
            })}
            <ChevronDown size={18} />
          </summary>
          <ul aria-label={label}>{rows(payments.slice(cut))}</ul>
        </details>
      )}
    </div>
  );
}

function DueRow({ payment, today, locale }: { payment: MonthPayment; today: CalendarDate; locale: Locale }) {
  const { t } = useLingui();
  const language = useLanguage();
  const Anchor = useLinkComponent();
  const { due_date, pay_until, overdue_days, order_id, order_number, store, amount } = payment;
  const isLate = overdue_days > 0 && due_date !== null;
  const moment = pay_until !== null && formatDayAndTime(pay_until, language);
  const day =
    due_date !== null
      ? formatDateShort(due_date, language)
      : moment
        ? t({ message: `до ${moment}`, comment: 'My month: the time by which a payment must be made, as “25 ноября, 13:02”' })
        : t({ message: 'в любой день', comment: 'My month: a payment without a due date' });
  return (
    <Anchor href={hrefTo('order-pay', { id: order_id }, locale)} className={css.row}>
      <span className={isLate ? `${css.date} ${css.overdue}` : css.date}>{day} </span>
      <span className={isLate ? `${css.text} ${css.overdue}` : css.text}>
        {store.name}
        <span className={isLate ? css.onWideScreen : undefined}>{FACT_SEPARATOR}</span>
        <span className={isLate ? css.late : css.unbroken}>
          {isLate
            ? formatDueDay(due_date, today, language)
            : t({ message: `№\u00a0${order_number}`, comment: 'List of orders: the number of one' })}
        </span>{' '}
      </span>
      <span className={isLate ? `${css.amount} ${css.overdue}` : css.amount}>
        <Money amount={amount} currency={false} />
      </span>
    </Anchor>
  );
}
