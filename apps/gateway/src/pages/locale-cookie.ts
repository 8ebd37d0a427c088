import type { Locale } from '@muddat/i18n';
import { THEME_COOKIE } from '@muddat/routing';
import type { Gateway } from '../core/gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** spec 9: the language is stored in a cookie named locale. The apps read and write it too, so it is no HttpOnly one. */
export const LOCALE_COOKIE = 'locale';
export const localeCookieOptions = ({ cookies }: Pick<Gateway, 'cookies'>) =>
  ({ path: '/', sameSite: 'lax', secure: cookies.options.secure === true, maxAge: MAX_AGE_S }) as const;

/** What a Cookie header says of the page of a locale, as far as that can be said at a glance. */
export type AtAGlance = 'remembered' | 'unknown' | 'look closer';

/**
 * Whether a reader's cookies leave the page what its address says: the language is remembered already or not known at all, and neither a
 * theme nor an alphabet nor, where the page hangs on it, a region is chosen. All else is for who parses cookies.
 */
export function cookiesAtAGlance(header: string | undefined, locale: Locale, regional: boolean): AtAGlance {
  if (header === undefined) return 'unknown';
  if (header.includes(THEME_COOKIE)) return 'look closer';
  if (locale === 'uz' && header.includes('alphabet')) return 'look closer';
  if (regional && header.includes('region')) return 'look closer';
  const at = header.indexOf(LOCALE_COOKIE);
  if (at === -1) return 'unknown';
  const end = at + LOCALE_COOKIE.length + 1 + locale.length;
  const whole = header.slice(at, end) === `${LOCALE_COOKIE}=${locale}` && (end === header.length || header[end] === ';');
  const first = at === 0 || header.slice(at - 2, at) === '; ';
  return whole && first && !header.includes(LOCALE_COOKIE, end) ? 'remembered' : 'look closer';
}
