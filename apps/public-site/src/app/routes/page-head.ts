import { LOCALES, type Locale } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';
import { serializeJsonLd } from '../../shared/page/structured-data/json-ld.ts';
import type { PageHead } from '../../shared/page/types.ts';

export type PageHeadInput = PageHead & {
  /** Origin of the site, for absolute URLs; without a trailing slash. */
  origin: string;
  pathname: string;
  locale: Locale;
};

const SITE_NAME = 'Muddat';
const tag = (locale: Locale) => LOCALES[locale].code.replace('-', '_');
const other = (locale: Locale): Locale => (locale === 'ru' ? 'uz' : 'ru');

/**
 * The head of a public page: title, description, canonical address, the same page in the other language (`x-default` is Russian,
 * spec 1), the preview for messengers, and structured data for search engines.
 */
export function pageHead({
  title,
  description,
  index,
  canonicalQuery = '',
  canonicalPath,
  picture,
  jsonLd = [],
  origin,
  pathname,
  locale,
}: PageHeadInput) {
  const at = (language: Locale) => `${origin}${switchLocale(canonicalPath ?? pathname, language)}${canonicalQuery}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(index === false ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: SITE_NAME },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: at(locale) },
      { property: 'og:locale', content: tag(locale) },
      { property: 'og:locale:alternate', content: tag(other(locale)) },
      ...pictureMeta(picture, origin),
    ],
    links: [
      { rel: 'canonical', href: at(locale) },
      { rel: 'alternate', hrefLang: 'ru', href: at('ru') },
      { rel: 'alternate', hrefLang: 'uz', href: at('uz') },
      { rel: 'alternate', hrefLang: 'x-default', href: at('ru') },
    ],
    // Data blocks do not run, so the content security policy needs no hash for them.
    scripts: jsonLd.map((thing) => ({ type: 'application/ld+json', children: serializeJsonLd(thing) })),
  };
}

function pictureMeta(picture: PageHead['picture'], origin: string) {
  if (!picture) return [{ name: 'twitter:card', content: 'summary' }];
  return [
    { property: 'og:image', content: new URL(picture.href, origin).href },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The head of a page that failed: no canonical address, not indexed. */
export const failedPageHead = (title: string) => ({ meta: [{ title }, { name: 'robots', content: 'noindex' }] });
