import { useLingui } from '@lingui/react/macro';
import { formatDateLong, formatDateShort, formatDueDay, formatNumber, joinFacts } from '@muddat/i18n';
import type { CalendarDate, RowState } from '@muddat/schedule';
import type { ReactNode } from 'react';
import { Check, CircleAlert } from '../icons/icons.ts';
import { cx } from '../internal/cx.ts';
import { useLanguage } from '../internal/use-language.ts';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './payment-schedule.css.ts';

export interface ScheduleRowData {
  /** Number of the instalment, from 1. */
  number: number;
  /** The last day on which the instalment is not late, `YYYY-MM-DD`. */
  dueDate: CalendarDate;
  /** The whole instalment, whole so'm. */
  amount: number;
  /** The part of it that is paid already, whole so'm. */
  paidAmount: number;
  /** `paid`: in full; `due`: the next one; `overdue`: late; `upcoming`: later than the next one. */
  state: RowState;
  /** How it was paid: "картой •• 4417". */
  note?: ReactNode;
}

const SIGN: Record<RowState, ReactNode> = {
  paid: <Check size={16} strokeWidth={3} />,
  due: <span className={css.dotCentre} />,
  partially_paid: <span className={css.dotCentre} />,
  overdue: <CircleAlert size={16} />,
  upcoming: null,
};

export function ScheduleRow({ row, today }: { row: ScheduleRowData; today: CalendarDate }) {
  const locale = useLanguage();
  const now = row.state === 'due' || row.state === 'partially_paid' || row.state === 'overdue';
  const otherYear = row.dueDate.slice(0, 4) !== today.slice(0, 4);
  return (
    <li className={cx(css.row, row.state === 'paid' && css.rowPaid)} aria-current={row.state === 'due' ? 'step' : undefined}>
      <span className={cx(css.dot, css.dotState[row.state])} aria-hidden="true">
        {SIGN[row.state]}
      </span>
      <span className={css.dateAndAmount}>
        <span className={cx(css.title, now && css.largeTitle)}>
          <time dateTime={row.dueDate}>{otherYear ? <DayOfOtherYear date={row.dueDate} /> : formatDateShort(row.dueDate, locale)}</time>
        </span>
        <span className={cx(css.title, css.amount, now && css.largeTitle)}>
          <Money amount={row.amount} currency={false} tabular />
        </span>
      </span>
      <span className={cx(css.note, row.state === 'overdue' && css.overdueNote)}>
        <RowNote row={row} today={today} />
      </span>
    </li>
  );
}

/** Screen readers read the whole date. Visually the year is small, next to the day: written out, it would wrap the line on a phone. */
function DayOfOtherYear({ date }: { date: CalendarDate }) {
  const locale = useLanguage();
  return (
    <>
      <VisuallyHidden>{formatDateLong(date, locale)}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={css.day}>{formatDateShort(date, locale)}</span> <span className={css.year}>{date.slice(0, 4)}</span>
      </span>
    </>
  );
}

function RowNote({ row, today }: { row: ScheduleRowData; today: CalendarDate }): ReactNode {
  const { t } = useLingui();
  const locale = useLanguage();
  if (row.state === 'paid') {
    const paid = t({ message: 'оплачен', comment: 'Payment status: paid' });
    return row.note === undefined ? (
      paid
    ) : (
      <>
        {paid}, {row.note}
      </>
    );
  }
  const when = formatDueDay(row.dueDate, today, locale);
  // The dates of a plan that never started may have passed; its payments are not late.
  if (row.state === 'upcoming') return row.dueDate < today ? null : <VisuallyHidden>{when}</VisuallyHidden>;
  if (row.paidAmount === 0) return when;
  const [part, whole] = [formatNumber(row.paidAmount), formatNumber(row.amount)];
  const paid = t({ message: `оплачено ${part} из ${whole}`, comment: 'Payment schedule: {part} of {whole} soʻm of this payment is paid' });
  return joinFacts([when, paid]);
}
