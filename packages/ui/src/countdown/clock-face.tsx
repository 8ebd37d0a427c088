import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../internal/cx.ts';
import * as css from './countdown.css.ts';
import type { TimeLeft } from './time-left.ts';

/** Hidden from screen readers, which would read it every second. They read the date above. */
export function CountdownClock({ left }: { left: TimeLeft }) {
  const { t } = useLingui();
  const cells = [
    {
      of: 'days',
      number: left.days,
      unit: t({
        message: plural(left.days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' }),
        comment: 'Countdown clock: below the number of days, which is shown above this word',
      }),
    },
    {
      of: 'hours',
      number: left.hours,
      unit: t({
        message: plural(left.hours, { one: 'час', few: 'часа', many: 'часов', other: 'часа' }),
        comment: 'Countdown clock: below the number of hours, which is shown above this word',
      }),
    },
    {
      of: 'minutes',
      number: left.minutes,
      unit: t({
        message: plural(left.minutes, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' }),
        comment: 'Countdown clock: below the number of minutes, which is shown above this word',
      }),
    },
    {
      of: 'seconds',
      number: left.seconds,
      unit: t({
        message: plural(left.seconds, { one: 'секунда', few: 'секунды', many: 'секунд', other: 'секунды' }),
        comment: 'Countdown clock: below the number of seconds, which is shown above this word',
      }),
    },
  ];
  return cells.map(({ of, number, unit }, at) => (
    <span key={of} aria-hidden="true" className={cx(css.unitCell, at === 3 && css.secondsCell)}>
      <span className={css.number}>{at < 2 ? number : String(number).padStart(2, '0')}</span>
      <span className={css.unit}>{unit}</span>
    </span>
  ));
}
