import { useLingui } from '@lingui/react/macro';
import { reportOfferMismatch } from '@muddat/app-shell';
import { saveChosenTerm } from '@muddat/app-shell/basket';
import { Text } from '@muddat/ui/text';
import { OfferChoice } from '@muddat/ui/true-price';
import type { CurrentOffers } from './displayed-offer.ts';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

export interface ProductOffersProps {
  data: ProductData;
  terms: CurrentOffers;
  /** Months of the selected term; null when no term is available. */
  months: number | null;
}

/** Choice of a term, each with its full price. */
export function ProductOffers({ data, terms: { fee, offers, asOf }, months }: ProductOffersProps) {
  const { t } = useLingui();
  if (data.offers.length === 0) {
    return (
      <Text tone="quiet">
        {t({
          message: 'Этот товар продаётся только с оплатой сразу.',
          comment: 'Product page: the store does not sell the product in installments',
        })}
      </Text>
    );
  }
  const title = t({ message: 'В рассрочку', comment: 'Product page: heading above the installment terms' });
  return (
    <section className={css.section} aria-label={title}>
      <OfferChoice
        label={t({ message: 'Выберите срок', comment: 'Heading above the installment terms, of which the customer chooses one' })}
        offers={offers}
        requestedTerms={{ price: data.price, initialFee: fee, confirmedOn: asOf }}
        onDifference={(difference) => reportOfferMismatch(`product ${data.id}`, difference)}
        months={months}
        folded
        onChange={saveChosenTerm}
      />
    </section>
  );
}
