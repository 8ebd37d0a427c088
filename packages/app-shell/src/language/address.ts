import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';
import { redirect } from '@tanstack/react-router';

/** The language of the address that the page stands under, asked at each call: it may change without a new document. */
export const addressLocale = (): Locale => parseLocale(window.location.pathname.split('/')[1]) ?? DEFAULT_LOCALE;

/** Whether two paths are one page, in whatever language: focus and scroll then stay where they are. */
export const isSamePage = (one: string, other: string): boolean => switchLocale(one, 'ru') === switchLocale(other, 'ru');

/**
 * A page and its address are of one language: an address of the other one, come back to by the browser's own buttons after a change
 * in place, is loaded as a document. For `beforeLoad` of an app's root route.
 */
export function followAddress({ context, location }: { context: { locale: Locale }; location: { pathname: string; href: string } }): void {
  const locale = parseLocale(location.pathname.split('/')[1]) ?? context.locale;
  if (locale !== context.locale) throw redirect({ href: location.href, reloadDocument: true, replace: true });
}
