import { formatMoney, formatPhone, type Locale, languageOf } from '@muddat/i18n';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { Buyer, Seller } from './document-facts.ts';
import type { LabelledValue } from './document-layout.ts';
import { documentTextsOf } from './document-texts.ts';
import type { DocumentTexts } from './document-texts.types.ts';

/** The people of a document. `sellers`: the store of each order, by the order's number. */
export type Parties = { readonly buyer: Buyer; readonly sellers: ReadonlyMap<string, Seller> };

/** What all parts of a document share: its texts, its parties, and the format of its sums. */
export type LayoutContext = {
  readonly words: DocumentTexts;
  readonly locale: Locale;
  readonly buyer: Buyer;
  money(amount: number): string;
  /** The store of an order, with its address and phone if they are known. */
  seller(store: string, orderNumber: string): string;
};

export function createLayoutContext({ buyer, sellers }: Parties, locale: Locale): LayoutContext {
  const language = languageOf(locale, 'latn');
  return {
    words: documentTextsOf(locale),
    locale,
    buyer,
    money: (amount) => formatMoney(amount, language),
    seller: (store, orderNumber) => {
      const found = sellers.get(orderNumber);
      const reach =
        found === undefined
          ? []
          : [pickByLocale(locale, found.addressRu, found.addressUz), formatPhone(found.phone).replaceAll(' ', '\u00a0')];
      return [`«${store}»`, ...reach].join(', ');
    },
  };
}

export const labelledLine = (name: string, value: string): LabelledValue => ({ name, value });
export const labelledTotalLine = (name: string, value: string): LabelledValue => ({ name, value, strong: true });
