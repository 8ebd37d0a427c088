import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from './language.ts';

/**
 * A Lingui instance of its own for one render: on the server one a request, in the browser one a page, so that no two visitors share a language.
 * Catalogs are imported by the caller (`@muddat/i18n/catalogs/<package>/<locale>.po`) and merged in order; ids are hashes of the messages,
 * so packages do not clash.
 * A frozen catalog that is the only one is not copied: many renders read it, and none can write it.
 */
export function createI18n(language: Language, ...catalogs: readonly Messages[]): I18n {
  const [only, ...more] = catalogs;
  const messages: Messages = only && more.length === 0 && Object.isFrozen(only) ? only : Object.assign({}, ...catalogs);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
