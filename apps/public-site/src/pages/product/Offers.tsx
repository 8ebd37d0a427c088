import { useLingui } from '@lingui/react/macro';
import { tellDifference } from '@muddat/app-shell';
import { Heading } from '@muddat/ui/heading';
import { Text } from '@muddat/ui/text';
import { type Offer, OfferList } from '@muddat/ui/true-price';
import { useState } from 'react';
import { InitialFee } from './InitialFee.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** What the backend answered for a fee that was typed; the page's own offers are those without a fee. */
export type FeeAnswer = { fee: number; offers: readonly Offer[]; asOf: string };

/** Every term of the store with its whole price. A fee may be typed; what it changes comes from the backend too. */
export function Offers({ data }: { data: ProductData }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<FeeAnswer | null>(null);
  const { fee, offers, asOf } = answer ?? { fee: 0, offers: data.offers, asOf: data.asOf };
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
      <Heading level={2} size="m">
        {title}
      </Heading>
      <OfferList
        label={t({ message: 'Сроки рассрочки', comment: 'Heading over the list of the terms of an installment' })}
        offers={offers}
        asked={{ price: data.price, initialFee: fee, confirmedOn: asOf }}
        onDifference={(difference) => tellDifference(`product ${data.id}`, difference)}
      />
      <InitialFee data={data} onAnswer={setAnswer} />
    </section>
  );
}
