import { useChosenTerm } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { findOfferDifferences } from '@muddat/ui/true-price';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignedIn } from '../../shared/sign-in/signed-in.ts';
import { createIsland } from '../../shared/ui/island.tsx';
import { BelowTheFoldOnPhone } from '../../shared/ui/use-above-the-fold.ts';
import { type CurrentOffers, displayedTerm } from './displayed-term.ts';
import type { FeeOffers } from './fee-offers.ts';
import type { LimitNoteProps } from './limit-note.tsx';
import { ProductOffers } from './offers.tsx';
import { AmountToPay, ProductPrices } from './prices.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

const AddToBasket = await createIsland(async () => (await import('../../domain/basket/add-to-basket.tsx')).AddToBasket);
/** Only signed-in customers have a limit, so only they load this chunk. */
const LimitNote = lazy<ComponentType<LimitNoteProps>>(() =>
  import('./limit-note.tsx').then(
    (module) => ({ default: module.LimitNote }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** The price, every term, and the buy button with the price of the chosen term. */
export function Purchase({ data, locale, children }: { data: ProductData; locale: Locale; children: ReactNode }) {
  const months = useChosenTerm();
  const signedIn = useSignedIn();
  const [answer, setAnswer] = useState<CurrentOffers | null>(null);
  const terms: CurrentOffers = answer ?? { fee: 0, offers: data.offers, unconfirmed: data.refused, asOf: data.asOf };
  const term = displayedTerm(terms, months);
  const takeAnswer = (next: FeeOffers | null) =>
    setAnswer(
      next && {
        ...next,
        unconfirmed: findOfferDifferences(next.offers, { price: data.price, initialFee: next.fee, confirmedOn: next.asOf }).map(
          (one) => one.months,
        ),
      },
    );
  return (
    <>
      <ProductPrices price={data.price} term={term} fee={terms.fee} />
      <BelowTheFoldOnPhone>
        <ProductOffers data={data} terms={terms} months={term?.kind === 'chosen' ? months : null} onFeeOffers={takeAnswer} />
      </BelowTheFoldOnPhone>
      <div>
        <div className={css.buyBar}>
          {data.stock > 0 && <AmountToPay price={data.price} term={term} fee={terms.fee} />}
          <AddToBasket product={data} locale={locale} />
        </div>
        {term !== null && (
          <div className={css.limitNote}>
            {signedIn && (
              <Suspense>
                <LimitNote requiredAmount={requiredAmount(terms, term)} locale={locale} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      <BelowTheFoldOnPhone>{children}</BelowTheFoldOnPhone>
    </>
  );
}

/** So'm that the limit must cover: the total of the chosen term, else of the cheapest one. */
const requiredAmount = ({ offers, unconfirmed }: CurrentOffers, term: NonNullable<ReturnType<typeof displayedTerm>>): number =>
  term.kind === 'chosen'
    ? term.offer.total
    : Math.min(...offers.filter((offer) => !unconfirmed.includes(offer.months)).map(({ total }) => total));
