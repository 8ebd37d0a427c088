import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import { useId } from 'react';
import { Heading } from '../heading/heading.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { Money } from '../money/money.tsx';
import { Text } from '../text/text.tsx';
import * as css from './payment-schedule.css.ts';
import { ScheduleRow, type ScheduleRowData } from './schedule-row.tsx';

export type { ScheduleRowData } from './schedule-row.tsx';

export interface PaymentScheduleProps {
  /** The instalments, in the order of their due dates. */
  rows: readonly ScheduleRowData[];
  /** Today on the server, `YYYY-MM-DD`. The number of days that a payment is late counts to it. */
  today: CalendarDate;
  /** Total amount still to be paid, whole so'm. */
  remainder: number;
  /** Number of payments before the rest is folded; a single further payment is not folded. */
  visibleRows?: number;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** The heading; two schedules next to each other need different ones. Without it: «График платежей». */
  title?: string;
}

/**
 * A vertical line of payments: paid ones filled, the next one open and large, overdue ones red with the days they are late. The remainder
 * is at the end.
 */
export function PaymentSchedule({ rows, today, remainder, visibleRows = rows.length, level = 2, title }: PaymentScheduleProps) {
  const { t } = useLingui();
  const titleId = useId();
  const paid = rows.filter((row) => row.state === 'paid').length;
  const total = rows.length;
  // Folding away a single row would save nothing.
  const cut = rows.length - visibleRows > 1 ? visibleRows : rows.length;
  const more = rows.length - cut;
  return (
    <section aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={level} size="m" id={titleId}>
          {title ?? t({ message: 'График платежей', comment: 'Title of the payment schedule' })}
        </Heading>
        {total > 0 && (
          <Text as="span" size="s" tone="quiet" nowrap>
            {t({ message: `${paid} из ${total}`, comment: 'Payment schedule: how many payments of all are paid' })}
          </Text>
        )}
      </div>
      {total === 0 && (
        <Text size="s" tone="quiet">
          {t({
            message: 'Даты и суммы появятся, когда магазин подтвердит заказ.',
            comment: 'Payment schedule: there are no payments yet',
          })}
        </Text>
      )}
      <ol>
        {rows.slice(0, cut).map((row) => (
          <ScheduleRow key={row.number} row={row} today={today} />
        ))}
      </ol>
      {more > 0 && (
        <details className={css.expandable}>
          <summary className={css.expandSummary}>
            {t({
              message: plural(more, { one: 'Ещё # платёж', few: 'Ещё # платежа', many: 'Ещё # платежей', other: 'Ещё # платежа' }),
              comment: 'Payment schedule: opens the rest of the payments',
            })}
            <ChevronDown size={18} />
          </summary>
          <ol className={css.collapsed} start={cut + 1}>
            {rows.slice(cut).map((row) => (
              <ScheduleRow key={row.number} row={row} today={today} />
            ))}
          </ol>
        </details>
      )}
      <div className={css.foot}>
        <span>
          <Trans comment="Foot of the payment schedule: the sum that is still to be paid">Осталось заплатить</Trans>
        </span>
        <span className={css.sum}>
          <Money amount={remainder} />
        </span>
      </div>
    </section>
  );
}
