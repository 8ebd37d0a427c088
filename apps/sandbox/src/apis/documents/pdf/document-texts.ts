import type { Locale } from '@muddat/i18n';
import type { DocumentTexts } from './document-texts.types.ts';
import { DOCUMENT_TEXTS_RU } from './document-texts-ru.ts';
import { DOCUMENT_TEXTS_UZ } from './document-texts-uz.ts';

export const documentTextsOf = (locale: Locale): DocumentTexts => (locale === 'uz' ? DOCUMENT_TEXTS_UZ : DOCUMENT_TEXTS_RU);
