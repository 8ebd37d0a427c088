import type { Gateway } from '../gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** spec 9: the language is stored in a cookie named locale. The cookie is not HttpOnly: the apps' scripts read and write it too. */
export const LOCALE_COOKIE = 'locale';
export const localeCookieOptions = ({ cookies }: Pick<Gateway, 'cookies'>) =>
  ({ path: '/', sameSite: 'lax', secure: cookies.options.secure === true, maxAge: MAX_AGE_S }) as const;
