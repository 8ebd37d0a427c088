import { messages } from '@muddat/i18n/catalogs/ui/ru.po';
import type { KitLanguage } from '../provider/kit-language.ts';

export const ru: KitLanguage = { language: 'ru', messages: { ...messages, '@muddat/ui': '' } };
