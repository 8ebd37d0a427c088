import type { ReturnFigures } from '../../domain/return/return-queries.ts';

/** Whether something is due by the schedule, which is worth a word then: a purchase may be paid off, or was paid at once or in cash. */
export const hasDue = ({ old }: Pick<ReturnFigures, 'old'>): boolean => old.schedule.some((row) => row.paid_amount < row.amount);
