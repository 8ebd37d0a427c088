import type { Locale } from '@muddat/i18n';
import type { Words } from './words.types.ts';
import { RU } from './words-ru.ts';
import { UZ } from './words-uz.ts';

export const wordsOf = (locale: Locale): Words => (locale === 'uz' ? UZ : RU);
