import type { Messages } from '@lingui/core';
import { createI18n, type Locale } from '@muddat/i18n';

/** One chunk a language: the browser gets only its own. */
const CATALOGS = {
  ru: () => import('./ru.ts'),
  uz: () => import('./uz.ts'),
} satisfies Record<Locale, () => Promise<{ catalogs: Messages[] }>>;

/** A Lingui instance for one render in one language. */
export async function loadI18n(locale: Locale) {
  return createI18n(locale, ...(await CATALOGS[locale]()).catalogs);
}
