const MINUTE_S = 60;
const NBSP = '\u00a0';

/** As long as a resend takes, seconds alone are read more easily (spec 9). */
const SECONDS_ALONE_S = 90;

/** The parts of a countdown: minutes only where there are more than a few seconds. */
const minutesAndSeconds = (seconds: number) =>
  seconds <= SECONDS_ALONE_S ? { minutes: 0, seconds } : { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S };

/** `45 с`, `2 мин 5 с`: a number is not torn from its unit. */
export function clockText(left: number, units: { minute: string; second: string }): string {
  const { minutes, seconds } = minutesAndSeconds(left);
  const rest = `${seconds}${NBSP}${units.second}`;
  return minutes === 0 ? rest : `${minutes}${NBSP}${units.minute} ${rest}`;
}
