import { useLingui } from '@lingui/react/macro';
import { cx } from '../internal/cx.ts';
import * as css from './Countdown.css.ts';
import type { TimeLeft } from './time-left.ts';

/** A clock is not read out every second: ears have the date above. */
export function ClockFace({ left }: { left: TimeLeft }) {
  const { t } = useLingui();
  const cells = [
    { number: left.days, unit: t({ message: 'дни', comment: 'Clock that counts down: under the number of days, short' }) },
    { number: left.hours, unit: t({ message: 'часы', comment: 'Clock that counts down: under the number of hours, short' }) },
    { number: left.minutes, unit: t({ message: 'мин', comment: 'Clock that counts down: under the number of minutes, short' }) },
    { number: left.seconds, unit: t({ message: 'сек', comment: 'Clock that counts down: under the number of seconds, short' }) },
  ];
  return cells.map(({ number, unit }, at) => (
    <span key={unit} aria-hidden="true" className={cx(css.cell, at === 3 && css.second)}>
      <span className={css.number}>{String(number).padStart(2, '0')}</span>
      <span className={css.unit}>{unit}</span>
    </span>
  ));
}
