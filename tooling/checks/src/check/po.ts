import { formatter } from '@lingui/format-po';

/** One message of a catalog. `source`: the Russian source text; `text`: its text in the catalog's language, '' if it is not translated. */
export type PoEntry = { id: string; source: string; text: string; comment: string };

/** Reads a catalog with Lingui's own reader. */
export function parsePo(text: string): PoEntry[] {
  if (text.trim() === '') return [];
  const catalog = formatter({}).parse(text, { locale: 'uz', sourceLocale: 'ru', filename: 'catalog.po' });
  if (catalog instanceof Promise) throw new TypeError('the catalog reader answers later; a plain answer was expected');
  return Object.entries(catalog).map(([id, { message, translation, comments }]) => ({
    id,
    source: message ?? id,
    text: translation ?? '',
    comment: (comments ?? []).join(' ').trim(),
  }));
}
