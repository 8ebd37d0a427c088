import { type Locale, parseLocale } from '@muddat/i18n';
import { redirect } from '@tanstack/react-router';

/**
 * A page and its address are of one language: an address of the other one, come back to by the browser's own buttons after a change
 * in place, is loaded as a document. For `beforeLoad` of an app's root route.
 */
export function followAddress({ context, location }: { context: { locale: Locale }; location: { pathname: string; href: string } }): void {
  const locale = parseLocale(location.pathname.split('/')[1]) ?? context.locale;
  if (locale !== context.locale) throw redirect({ href: location.href, reloadDocument: true, replace: true });
}
