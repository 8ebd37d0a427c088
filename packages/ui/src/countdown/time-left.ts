export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number };

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/** Whole days, hours, minutes and seconds from `now` to `end`, both in ms since 1970; null from `end` on. */
export function timeLeft(now: number, end: number): TimeLeft | null {
  if (!(end > now)) return null;
  // Rounds up, so that the last second shows 1 and not 0.
  const whole = Math.ceil((end - now) / SECOND_MS);
  return {
    days: Math.floor(whole / DAY_S),
    hours: Math.floor((whole % DAY_S) / HOUR_S),
    minutes: Math.floor((whole % HOUR_S) / MINUTE_S),
    seconds: whole % MINUTE_S,
  };
}
