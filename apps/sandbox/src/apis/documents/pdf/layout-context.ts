import { formatMoney, type Locale, languageOf } from '@muddat/i18n';
import type { Buyer } from './document-facts.ts';
import type { LabelledValue } from './document-layout.ts';
import { documentTextsOf } from './document-texts.ts';
import type { DocumentTexts } from './document-texts.types.ts';

/** What all parts of a document share: its texts, its buyer, and the format of its sums. */
export type LayoutContext = {
  readonly words: DocumentTexts;
  readonly locale: Locale;
  readonly buyer: Buyer;
  money(amount: number): string;
};

export function createLayoutContext(buyer: Buyer, locale: Locale): LayoutContext {
  const language = languageOf(locale, 'latn');
  return { words: documentTextsOf(locale), locale, buyer, money: (amount) => formatMoney(amount, language) };
}

export const labelledLine = (name: string, value: string): LabelledValue => ({ name, value });
export const labelledTotalLine = (name: string, value: string): LabelledValue => ({ name, value, strong: true });
