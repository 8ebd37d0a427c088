const DAY_S = 86_400;
const DAY_MS = DAY_S * 1000;

/** Lifetimes of tokens and cookies in seconds, if neither a JWT, nor the configuration, nor the response gives one. */
export const LIFETIMES_S = {
  customer: { access: 31_536_000, refresh: 2_592_000 },
  /** Fallback for a guest's token: renewed for practically every page. */
  guest: { access: 2, refresh: 30 * DAY_S },
  /** Any other strategy. */
  generic: { access: 1_800, refresh: 30 * DAY_S },
  authCookie: 30 * DAY_S,
} as const;

/** A numeric cookie expiry n means n days: the moment in ms since 1970. Throws RangeError for what is no finite number. */
export function cookieExpiry(days: number, now: number): number {
  if (!Number.isFinite(days)) throw new RangeError(`a cookie cannot expire in ${days} days`);
  return now + days * DAY_MS;
}
