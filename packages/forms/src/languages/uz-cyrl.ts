import { messages } from '@muddat/i18n/catalogs/forms/uz-Cyrl.po';
import { uzCyrl as kit } from '@muddat/ui/languages/uz-Cyrl';
import type { KitLanguage } from '@muddat/ui/provider';

/** With the texts of the kit. */
export const uzCyrl: KitLanguage = { language: kit.language, messages: { ...kit.messages, ...messages, '@muddat/forms': '' } };
