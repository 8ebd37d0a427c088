import { useLingui } from '@lingui/react/macro';
import { reportOfferMismatch } from '@muddat/app-shell';
import { saveChosenTerm } from '@muddat/app-shell/basket';
import { ChevronDown } from '@muddat/ui/icons';
import { OfferChoice } from '@muddat/ui/true-price';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';

export interface StoreOffersProps {
  total: NonNullable<BasketStoreGroup['total']>;
  /** The selected term; null if none is. */
  months: number | null;
  /** Id of the store. */
  store: string;
}

/** The full price in instalments of a store's goods, for each term, as the backend calculated it. */
export function StoreOffers({ total: { goods, offers, asOf }, months, store }: StoreOffersProps) {
  const { t } = useLingui();
  return (
    <details className={css.storeOffers}>
      <summary className={css.offersSummary}>
        {t({
          message: 'Все сроки и даты платежей',
          comment: 'Basket: opens the installment terms of a store, with the dates of the payments',
        })}
        <ChevronDown size={18} />
      </summary>
      <OfferChoice
        label={t({ message: 'Выберите срок', comment: 'Heading above the installment terms, of which the customer chooses one' })}
        months={months}
        onChange={saveChosenTerm}
        offers={offers}
        requestedTerms={{ price: goods, initialFee: 0, confirmedOn: asOf }}
        onDifference={(difference) => reportOfferMismatch(`basket of store ${store}`, difference)}
      />
    </details>
  );
}
