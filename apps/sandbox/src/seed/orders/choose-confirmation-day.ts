import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

/**
 * A day of confirmation for which payment `number` is due `inDays` from today (negative: days ago), within `slack` days. Some due dates are
 * impossible: one month after a day of February nothing is due on 31 March.
 */
export function chooseConfirmationDay(
  today: CalendarDate,
  { number, inDays, slack }: { number: number; inDays: number; slack: number },
): CalendarDate {
  for (let distance = 0; distance <= slack; distance += 1) {
    for (const offset of [inDays + distance, inDays - distance]) {
      const due = addDays(today, offset);
      const confirmedOn = addMonthsClamped(due, -number);
      if (addMonthsClamped(confirmedOn, number) === due) return confirmedOn;
    }
  }
  throw new RangeError(`no confirmation day makes payment ${number} due ${inDays} days from ${today}`);
}
