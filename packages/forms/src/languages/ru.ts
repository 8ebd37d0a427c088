import { messages } from '@muddat/i18n/catalogs/forms/ru.po';
import { ru as kit } from '@muddat/ui/languages/ru';
import type { KitLanguage } from '@muddat/ui/provider';

/** With the texts of the kit. */
export const ru: KitLanguage = { language: kit.language, messages: { ...kit.messages, ...messages, '@muddat/forms': '' } };
