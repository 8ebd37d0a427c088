import type { Locale } from '@muddat/i18n';

type BilingualText = { readonly ru: string; readonly uz: string };

function isBilingualText(value: object): value is BilingualText {
  return 'ru' in value && 'uz' in value && typeof value.ru === 'string' && typeof value.uz === 'string' && Object.keys(value).length === 2;
}

/** Replaces every `{ru, uz}` in a JSON value by the text of one language. */
export function localizeTexts(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeTexts(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isBilingualText(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localizeTexts(item, locale)]));
}
