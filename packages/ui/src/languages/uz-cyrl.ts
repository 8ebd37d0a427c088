import { messages } from '@muddat/i18n/catalogs/ui/uz-Cyrl.po';
import type { KitLanguage } from '../provider/kit-language.ts';

export const uzCyrl: KitLanguage = { language: 'uz-Cyrl', messages: { ...messages, '@muddat/ui': '' } };
