import { DEFAULT_LOCALE, type Locale, parseLocale } from './locale.ts';

function quality(parameters: readonly string[]): number {
  const q = parameters.map((parameter) => /^q=([01](?:\.\d{0,3})?)$/i.exec(parameter.trim())?.[1]).find((found) => found !== undefined);
  return q === undefined ? 1 : Number(q);
}

/**
 * The language a request asks for. Understands the product's own values (`ru`, `oz`) and what browsers send (`uz-UZ,uz;q=0.9,ru;q=0.8`).
 * An absent or unknown header is Russian (Accept-Language, default ru).
 */
export function localeFromAcceptLanguage(header: string | null | undefined): Locale {
  let best: { locale: Locale; weight: number } | null = null;
  for (const part of (header ?? '').split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const locale = parseLocale(tag.trim().toLowerCase().split('-')[0]);
    const weight = quality(parameters);
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? DEFAULT_LOCALE;
}
