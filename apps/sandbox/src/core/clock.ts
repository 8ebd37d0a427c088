import { tashkentDate } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';

/**
 * The business clock: real time plus an offset. Due dates, codes, quotes, limits, consents and the storage of idempotency keys use it;
 * tokens, sessions and rate limits use real time (domain, Sandbox behaviour).
 */
export type Clock = {
  now(): Date;
  /** The calendar day in Asia/Tashkent, YYYY-MM-DD. */
  today(): CalendarDate;
};

const HOUR_MS = 3_600_000;
/** Asia/Tashkent has no daylight saving. */
const TASHKENT_HOURS = 5;

/** The hour in Tashkent, 0 to 23, for rules about what must not happen at night. */
export const tashkentHour = (at: Date): number => (Math.floor(at.getTime() / HOUR_MS) + TASHKENT_HOURS) % 24;

export type MovableClock = Clock & {
  offsetMs(): number;
  setOffset(offsetMs: number): void;
};

export function createClock(realNow: () => number = Date.now): MovableClock {
  let offset = 0;
  const now = () => new Date(realNow() + offset);
  return {
    now,
    today: () => tashkentDate(now()),
    offsetMs: () => offset,
    setOffset: (offsetMs) => {
      offset = offsetMs;
    },
  };
}
