import { LocalizedStringDictionary } from '@internationalized/string';
import type { I18n } from '@lingui/core';
import { type Language, parseLanguage } from '@muddat/i18n';
import { comboBoxWords, overlayWords, type Words } from './words.ts';

const TAGS: Record<Language, string> = { ru: 'ru-RU', uz: 'uz-Latn-UZ', 'uz-Cyrl': 'uz-Cyrl-UZ' };

/** The catalogs in use, by the tag react-aria knows them under. */
const catalogs = new Map<string, I18n>();

/** The tag to give react-aria's I18nProvider, for a page that speaks by `i18n`. */
export function ariaLocale(i18n: I18n): string {
  const tag = TAGS[parseLanguage(i18n.locale)];
  catalogs.set(tag, i18n);
  return tag;
}

function dictionary(words: Words) {
  const inLanguage = (tag: string) =>
    Object.fromEntries(
      Object.entries(words).map(([key, say]) => [
        key,
        (args: Record<string, unknown> | undefined) => {
          const i18n = catalogs.get(tag);
          return i18n ? say(i18n, args ?? {}) : '';
        },
      ]),
    );
  return new LocalizedStringDictionary(Object.fromEntries(Object.values(TAGS).map((tag) => [tag, inLanguage(tag)])), TAGS.ru);
}

const dictionaries = new Map([
  ['@react-aria/combobox', dictionary(comboBoxWords)],
  ['@react-aria/overlays', dictionary(overlayWords)],
]);

// react-aria asks this for strings from outside before it takes its bundled ones. Its own filler, LocalizedStringProvider, knows one language a
// page and fails for every package left out; here what is left out falls back to what is bundled.
Object.assign(LocalizedStringDictionary, { getGlobalDictionaryForPackage: (name: string) => dictionaries.get(name) ?? null });
