import { DEFAULT_LOCALE, type Locale, parseLocale } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';
import { redirect } from '@tanstack/react-router';

/** The locale in the current URL. Read at each call, because a change of language also changes the URL of the open document. */
export const addressLocale = (): Locale => parseLocale(window.location.pathname.split('/')[1]) ?? DEFAULT_LOCALE;

/** Whether two paths are the same page in any language. Between such paths focus and scroll position stay. */
export const isSamePage = (one: string, other: string): boolean => switchLocale(one, 'ru') === switchLocale(other, 'ru');

/**
 * Keeps page and URL in one language. After a change of language without a new document, the back button leads to a URL in the other
 * language; that URL is then loaded as a document. For `beforeLoad` of an app's root route.
 */
export function reloadOnLocaleMismatch({
  context,
  location,
}: {
  context: { locale: Locale };
  location: { pathname: string; href: string };
}): void {
  const locale = parseLocale(location.pathname.split('/')[1]) ?? context.locale;
  if (locale !== context.locale) throw redirect({ href: location.href, reloadDocument: true, replace: true });
}
