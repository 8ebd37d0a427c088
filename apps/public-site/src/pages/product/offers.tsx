import { useLingui } from '@lingui/react/macro';
import { tellDifference } from '@muddat/app-shell';
import { chooseTerm } from '@muddat/app-shell/basket';
import { Text } from '@muddat/ui/text';
import { OfferChoice } from '@muddat/ui/true-price';
import type { FeeAnswer } from './fee-answer.ts';
import { InitialFee } from './initial-fee.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import type { Terms } from './shown-term.ts';

export interface OffersProps {
  data: ProductData;
  terms: Terms;
  /** The chosen term; null while none is. */
  months: number | null;
  onAnswer: (answer: FeeAnswer | null) => void;
}

/** Every term of the store with its whole price, to choose one. A fee may be typed; what it changes comes from the backend too. */
export function Offers({ data, terms: { fee, offers, asOf }, months, onAnswer }: OffersProps) {
  const { t } = useLingui();
  if (data.offers.length === 0) {
    return (
      <Text tone="quiet">
        {t({ message: 'Этот товар продаётся только с оплатой сразу.', comment: 'Product page: the store sells nothing in parts' })}
      </Text>
    );
  }
  const title = t({ message: 'В рассрочку', comment: 'Product page: heading over the terms of the installment' });
  return (
    <section className={css.section} aria-label={title}>
      <OfferChoice
        label={t({ message: 'Выберите срок', comment: 'Heading over the terms of an installment, of which one can be taken' })}
        offers={offers}
        asked={{ price: data.price, initialFee: fee, confirmedOn: asOf }}
        onDifference={(difference) => tellDifference(`product ${data.id}`, difference)}
        months={months}
        onChange={chooseTerm}
      />
      <InitialFee data={data} onAnswer={onAnswer} />
    </section>
  );
}
