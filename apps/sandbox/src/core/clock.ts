import { tashkentDate } from '@muddat/i18n';

/**
 * The business clock: real time plus an offset. It rules due dates, codes, quotes, limits, consents and kept keys; tokens,
 * sessions and rate limits live on real time (domain, Sandbox behaviour).
 */
export type Clock = {
  now(): Date;
  /** The calendar day in Asia/Tashkent, YYYY-MM-DD. */
  today(): string;
};

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
