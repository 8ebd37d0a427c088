import { useLingui } from '@lingui/react/macro';
import { formatDateShort, formatTime, type Language } from '@muddat/i18n';

/** `25 ноября, 13:02`: a time whose year is obvious, in Tashkent. */
export const formatDayAndTime = (at: string, language: Language): string => `${formatDateShort(at, language)}, ${formatTime(at)}`;

const MINUTE_S = 60;
/** Waits longer than this are shown in hours and minutes, without seconds. */
const HOURS_FROM_S = 7_200;
const HOUR_S = 3_600;
const NBSP = '\u00a0';

/** Up to the length of a resend wait, seconds alone are easier to read (spec 9). */
const SECONDS_ALONE_S = 90;

/** Splits a countdown into minutes and seconds. Up to `SECONDS_ALONE_S` it has seconds only. */
const minutesAndSeconds = (seconds: number) =>
  seconds <= SECONDS_ALONE_S ? { minutes: 0, seconds } : { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S };

/** `45 с`, `2 мин 5 с`, `5 ч 20 мин`. A no-break space keeps each number next to its unit. */
export function formatCountdown(left: number, units: { hour: string; minute: string; second: string }): string {
  if (left > HOURS_FROM_S) {
    const minutes = Math.ceil(left / MINUTE_S);
    return `${Math.floor((minutes * MINUTE_S) / HOUR_S)}${NBSP}${units.hour} ${minutes % MINUTE_S}${NBSP}${units.minute}`;
  }
  const { minutes, seconds } = minutesAndSeconds(left);
  const rest = `${seconds}${NBSP}${units.second}`;
  return minutes === 0 ? rest : `${minutes}${NBSP}${units.minute} ${rest}`;
}

/** The seconds left as a text in the reader's language. */
export function useCountdownText(left: number): string {
  const { t } = useLingui();
  return formatCountdown(left, {
    hour: t({ message: 'ч', comment: 'Countdown: hours, short, after a number' }),
    minute: t({ message: 'мин', comment: 'Countdown: minutes, short, after a number' }),
    second: t({ message: 'с', comment: 'Countdown: seconds, short, after a number' }),
  });
}
