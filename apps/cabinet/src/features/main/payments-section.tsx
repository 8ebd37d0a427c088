import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { LinkButton } from '@muddat/ui/link';
import { DueCard } from '../../domain/schedule/due-card.tsx';
import { duePaymentOfMonth, duePaymentOfNext } from '../../domain/schedule/due-payment.ts';
import { OrderSchedule } from '../../domain/schedule/order-schedule.tsx';
import type { MonthSummary, NextPayment } from '../../domain/schedule/schedule-queries.ts';
import { ScheduleSkeleton } from '../../shared/page/skeletons.tsx';
import type { MainPageData } from './main.types.ts';
import type { MainContent } from './main-content.ts';
import { MonthCard } from './month-card.tsx';
import { OverdueOrdersCard } from './overdue-orders-card.tsx';
import { useDueMessages } from './use-due-messages.ts';

/** How many payments of a schedule are shown before the others are collapsed. */
const VISIBLE = 5;

type Props = {
  month: MonthSummary;
  next: NextPayment | null;
  today: CalendarDate;
  schedule: MainPageData['schedule'];
  outcome: Extract<MainContent, { lead: 'payments' }>;
  locale: Locale;
};

/** The payment that is due first, or all overdue orders. Below: the payments of the month, or the schedule if there is only one order. */
export function PaymentsSection({ month, next, today, schedule, outcome, locale }: Props) {
  const [first] = month.payments;
  const note = useDueMessages(month, today)[outcome.kind];
  const due = first
    ? duePaymentOfMonth(
        month.payments.filter(({ order_id }) => order_id === first.order_id),
        today,
      )
    : next && duePaymentOfNext(next);
  return (
    <>
      {month.overdue_orders > 1 ? (
        <OverdueOrdersCard month={month} today={today} note={note} locale={locale} />
      ) : (
        due && <DueCard due={due} today={today} locale={locale} note={note} />
      )}
      {outcome.card !== null && <CardHelp help={outcome.card} locale={locale} />}
      {schedule === null ? (
        <MonthCard month={month} today={today} locale={locale} />
      ) : schedule.data ? (
        <OrderSchedule order={schedule.data.data} today={today} visible={VISIBLE} />
      ) : (
        // The page shows the payment without the schedule too, so a failed request shows no error.
        !schedule.error && <ScheduleSkeleton />
      )}
    </>
  );
}

function CardHelp({ help, locale }: { help: 'add' | 'replace'; locale: Locale }) {
  const { t } = useLingui();
  const text = {
    add: t({ message: 'Добавьте карту сейчас, чтобы в день платежа оплатить в два касания.', comment: 'Main page: no card is saved' }),
    replace: t({
      message: 'Срок сохранённой карты истёк. Добавьте новую до дня платежа.',
      comment: 'Main page: every saved card has expired',
    }),
  }[help];
  return (
    <Banner
      tone={help === 'replace' ? 'soon' : 'info'}
      actions={
        <LinkButton href={`${hrefTo('cards', {}, locale)}?step=add`} variant="secondary" size="s">
          {t({ message: 'Добавить карту', comment: 'Button: to adding a bank card' })}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}
