import { LocalizedStringDictionary } from '@internationalized/string';
import type { I18n } from '@lingui/core';
import { type AriaMessages, comboBoxMessages, componentMessages, menuMessages, overlayMessages } from './messages.ts';

/**
 * The only language whose react-aria strings stay in our builds. The strings of a package without a dictionary here appear in Russian, so
 * that react-aria does not throw.
 */
export const ARIA_LOCALE = 'ru-RU';

let catalog: I18n | undefined;

/** Sets the catalog for react-aria's strings. A page has one language at a time. */
export function setAriaCatalog(i18n: I18n): void {
  catalog = i18n;
}

const dictionary = (words: AriaMessages) =>
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
  ['@react-aria/combobox', dictionary(comboBoxMessages)],
  ['@react-aria/menu', dictionary(menuMessages)],
  ['@react-aria/overlays', dictionary(overlayMessages)],
  ['react-aria-components', dictionary(componentMessages)],
]);

// react-aria calls this function for external strings before it uses its bundled ones. react-aria's own LocalizedStringProvider fails for a
// package without external strings; here such a package gets its bundled strings.
Object.assign(LocalizedStringDictionary, { getGlobalDictionaryForPackage: (name: string) => dictionaries.get(name) ?? null });
