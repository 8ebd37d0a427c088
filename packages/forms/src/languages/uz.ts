import { messages } from '@muddat/i18n/catalogs/forms/uz.po';
import { uz as kit } from '@muddat/ui/languages/uz';
import type { KitLanguage } from '@muddat/ui/provider';

/** With the texts of the kit. */
export const uz: KitLanguage = { language: kit.language, messages: { ...kit.messages, ...messages, '@muddat/forms': '' } };
