import { useLingui } from '@lingui/react/macro';
import { clockText } from './clock-text.ts';

/** Seconds left, as a reader says them. */
export function useClockText(left: number): string {
  const { t } = useLingui();
  return clockText(left, {
    hour: t({ message: 'ч', comment: 'Countdown: hours, short, after a number' }),
    minute: t({ message: 'мин', comment: 'Countdown: minutes, short, after a number' }),
    second: t({ message: 'с', comment: 'Countdown: seconds, short, after a number' }),
  });
}
