import type { Messages } from '@lingui/core';
import { createI18n, type Locale } from '@muddat/i18n';

type Catalog = { messages: Messages };

/** One chunk a language: the browser gets only its own. */
const CATALOGS = {
  ru: () =>
    Promise.all([
      import('@muddat/i18n/catalogs/cabinet/ru.po'),
      import('@muddat/i18n/catalogs/app-shell/ru.po'),
      import('@muddat/i18n/catalogs/forms/ru.po'),
      import('@muddat/i18n/catalogs/ui/ru.po'),
    ]),
  uz: () =>
    Promise.all([
      import('@muddat/i18n/catalogs/cabinet/uz.po'),
      import('@muddat/i18n/catalogs/app-shell/uz.po'),
      import('@muddat/i18n/catalogs/forms/uz.po'),
      import('@muddat/i18n/catalogs/ui/uz.po'),
    ]),
} satisfies Record<Locale, () => Promise<Catalog[]>>;

/** A Lingui instance for one render in one language. */
export async function loadI18n(locale: Locale) {
  return createI18n(locale, ...(await CATALOGS[locale]()).map(({ messages }) => messages));
}
