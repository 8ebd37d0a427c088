import { addDays, addMonthsClamped } from '@muddat/schedule';

/**
 * The day of confirmation whose payment number `number` falls due `inDays` from today (below 0: that many days ago), give or take
 * `slack` days: in some months no day leads to just that due date (nothing is due on 31 March one month after a day of February).
 */
export function alignConfirmation(today: string, { number, inDays, slack }: { number: number; inDays: number; slack: number }): string {
  for (let distance = 0; distance <= slack; distance += 1) {
    for (const offset of [inDays + distance, inDays - distance]) {
      const due = addDays(today, offset);
      const confirmedOn = addMonthsClamped(due, -number);
      if (addMonthsClamped(confirmedOn, number) === due) return confirmedOn;
    }
  }
  throw new RangeError(`no confirmation day makes payment ${number} due ${inDays} days from ${today}`);
}
