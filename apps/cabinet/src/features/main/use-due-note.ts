import { useLingui } from '@lingui/react/macro';
import { useGraceNote } from '../../order-parts/use-grace-note.ts';
import type { MainOutcome } from './main-outcome.ts';

/** Whether it is all right, and what to do where it is not. `dueDate`: of the first payment, which is late the longest. */
export function useDueNote(dueDate: string): Record<Extract<MainOutcome, { lead: 'payments' }>['kind'], string> {
  const { t } = useLingui();
  const graceNote = useGraceNote();
  return {
    later: t({
      message: 'Это следующий платёж. Сейчас платить нечего.',
      comment: 'Main page, under a payment that is more than a month away',
    }),
    due: t({ message: 'Всё в порядке: просроченных платежей нет.', comment: 'Main page, under the next payment' }),
    due_today: t({ message: 'Оплатите сегодня, и просрочки не будет.', comment: 'Main page, under a payment due today' }),
    overdue_grace: graceNote(dueDate),
    overdue_blocked: t({
      message: 'Пени нет, но лимит приостановлен. Оплатите просрочку и нажмите «Восстановить лимит».',
      comment: 'Main page, under payments overdue by more than the days of grace',
    }),
    court: t({
      message: 'Долг передан в суд. Его ещё можно оплатить здесь.',
      comment: 'Main page, under an overdue payment whose order was handed to court',
    }),
  };
}
