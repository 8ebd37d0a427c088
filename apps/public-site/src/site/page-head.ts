import { LOCALES, type Locale } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';

export type PageHeadInput = {
  title: string;
  description: string /** Origin of the site. */;
  origin: string;
  pathname: string;
  locale: Locale;
};

const SITE_NAME = 'Muddat';
const tag = (locale: Locale) => LOCALES[locale].code.replace('-', '_');
const other = (locale: Locale): Locale => (locale === 'ru' ? 'uz' : 'ru');

/**
 * What the head of a public page says of it: title, description, its one address, the same page in the other language
 * (`x-default` is Russian, spec 1), and what a messenger shows when the link is sent.
 */
export function pageHead({ title, description, origin, pathname, locale }: PageHeadInput) {
  const at = (language: Locale) => `${origin}${switchLocale(pathname, language)}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: at(locale) },
      { property: 'og:locale', content: tag(locale) },
      { property: 'og:locale:alternate', content: tag(other(locale)) },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [
      { rel: 'canonical', href: at(locale) },
      { rel: 'alternate', hrefLang: 'ru', href: at('ru') },
      { rel: 'alternate', hrefLang: 'uz', href: at('uz') },
      { rel: 'alternate', hrefLang: 'x-default', href: at('ru') },
    ],
  };
}
