import { LocalizedStringDictionary } from '@internationalized/string';
import type { I18n } from '@lingui/core';
import { comboBoxWords, componentsWords, menuWords, overlayWords, type Words } from './words.ts';

/** The one language whose own strings builds keep: what is not worded here is at least said in it, and nothing fails for want of a string. */
export const ARIA_LOCALE = 'ru-RU';

let catalog: I18n | undefined;

/** The page speaks by `i18n`. A page speaks one language at a time. */
export function speakBy(i18n: I18n): void {
  catalog = i18n;
}

const dictionary = (words: Words) =>
  new LocalizedStringDictionary(
    {
      [ARIA_LOCALE]: Object.fromEntries(
        Object.entries(words).map(([key, say]) => [
          key,
          (args: Record<string, unknown> | undefined) => (catalog ? say(catalog, args ?? {}) : ''),
        ]),
      ),
    },
    ARIA_LOCALE,
  );

const dictionaries = new Map([
  ['@react-aria/combobox', dictionary(comboBoxWords)],
  ['@react-aria/menu', dictionary(menuWords)],
  ['@react-aria/overlays', dictionary(overlayWords)],
  ['react-aria-components', dictionary(componentsWords)],
]);

// react-aria asks this for strings from outside before it takes its bundled ones. Its own filler, LocalizedStringProvider, knows one language a
// page and fails for every package left out; here what is left out falls back to what is bundled.
Object.assign(LocalizedStringDictionary, { getGlobalDictionaryForPackage: (name: string) => dictionaries.get(name) ?? null });
