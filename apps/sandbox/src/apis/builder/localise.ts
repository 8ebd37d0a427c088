import type { Locale } from '@muddat/i18n';

type Words = { readonly ru: string; readonly uz: string };

function isWords(value: object): value is Words {
  return 'ru' in value && 'uz' in value && typeof value.ru === 'string' && typeof value.uz === 'string' && Object.keys(value).length === 2;
}

/** Replaces every `{ru, uz}` in a JSON value by the text of one language. */
export function localise(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localise(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isWords(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, locale)]));
}
