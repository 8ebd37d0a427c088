import { messages } from '@muddat/i18n/catalogs/ui/uz.po';
import type { KitLanguage } from '../provider/kit-language.ts';

export const uz: KitLanguage = { language: 'uz-Latn', messages: { ...messages, '@muddat/ui': '' } };
