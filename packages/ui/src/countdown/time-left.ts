export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number };

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Whole days, hours, minutes and seconds from `now` to `end`, both in ms since 1970; null when `end` has come. */
export function timeLeft(now: number, end: number): TimeLeft | null {
  if (!(end > now)) return null;
  // Up, so that the last second is shown as one and not as none.
  const whole = Math.ceil((end - now) / SECOND_MS);
  return {
    days: Math.floor(whole / DAY_S),
    hours: Math.floor((whole % DAY_S) / HOUR_S),
    minutes: Math.floor((whole % HOUR_S) / MINUTE_S),
    seconds: whole % MINUTE_S,
  };
}
