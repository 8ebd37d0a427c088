import { useLingui } from '@lingui/react/macro';
import type { CalendarDate } from '@muddat/schedule';
import type { MonthSummary } from '../../domain/schedule/schedule-queries.ts';
import { useGraceNote } from '../../domain/schedule/use-grace-note.ts';
import type { MainContent } from './main-content.ts';

/** The note under the next payment: whether anything is overdue, and what to do then. */
export function useDueMessages(
  month: MonthSummary,
  today: CalendarDate,
): Record<Extract<MainContent, { lead: 'payments' }>['kind'], string> {
  const { t } = useLingui();
  const graceNote = useGraceNote();
  // Payments are sorted by due date, so the first one is the most overdue. An order that waits for its initial fee has no due date.
  const dueDate = month.payments.find(({ due_date }) => due_date !== null)?.due_date ?? today;
  return {
    later: t({
      message: 'Это следующий платёж. Сейчас платить нечего.',
      comment: 'Main page, under a payment that is more than a month away',
    }),
    due: t({ message: 'Всё в порядке: просроченных платежей нет.', comment: 'Main page, under the next payment' }),
    due_today: t({ message: 'Оплатите сегодня, и просрочки не будет.', comment: 'Main page, under a payment due today' }),
    overdue_grace: graceNote(dueDate),
    overdue_blocked: t({
      message: 'Лимит приостановлен: просрочка больше 5\u00a0дней. Оплатите её и нажмите «Восстановить лимит». Пени нет.',
      comment: 'Main page, under payments overdue by more than the days of grace',
    }),
    court: t({
      message: 'Долг передан в суд. Его ещё можно оплатить здесь.',
      comment: 'Main page, under an overdue payment whose order was handed to court',
    }),
  };
}
