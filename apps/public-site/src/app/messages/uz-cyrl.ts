import { messages as shell } from '@muddat/i18n/catalogs/app-shell/uz-Cyrl.po';
import { messages as forms } from '@muddat/i18n/catalogs/forms/uz-Cyrl.po';
import { messages as site } from '@muddat/i18n/catalogs/public-site/uz-Cyrl.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/uz-Cyrl.po';
import { loadCyrillicTransliterator } from './load-cyrillic-transliterator.ts';

export const catalogs = [site, shell, kit, forms];

export const transliterate = await loadCyrillicTransliterator();
