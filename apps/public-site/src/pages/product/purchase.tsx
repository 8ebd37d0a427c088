import { useChosenTerm } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { differencesOf } from '@muddat/ui/true-price';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignedIn } from '../../shared/entry/signed-in.ts';
import { island } from '../../shared/ui/island.tsx';
import { AfterSeenOnPhone } from '../../shared/ui/use-seen-first.ts';
import type { FeeAnswer } from './fee-answer.ts';
import type { LimitLineProps } from './limit-line.tsx';
import { Offers } from './offers.tsx';
import { Prices, SumToPay } from './prices.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';
import { shownTerm, type Terms } from './shown-term.ts';

const AddToBasket = await island(async () => (await import('../../domain/basket/add-to-basket.tsx')).AddToBasket);
/** Only signed-in customers have a limit, so only they load this chunk. */
const LimitLine = lazy<ComponentType<LimitLineProps>>(() =>
  import('./limit-line.tsx').then(
    (module) => ({ default: module.LimitLine }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** The price, every term, and the buy button with the price of the chosen term. */
export function Purchase({ data, locale, children }: { data: ProductData; locale: Locale; children: ReactNode }) {
  const months = useChosenTerm();
  const signedIn = useSignedIn();
  const [answer, setAnswer] = useState<Terms | null>(null);
  const terms: Terms = answer ?? { fee: 0, offers: data.offers, refused: data.refused, asOf: data.asOf };
  const term = shownTerm(terms, months);
  const takeAnswer = (next: FeeAnswer | null) =>
    setAnswer(
      next && {
        ...next,
        refused: differencesOf(next.offers, { price: data.price, initialFee: next.fee, confirmedOn: next.asOf }).map((one) => one.months),
      },
    );
  return (
    <>
      <Prices price={data.price} term={term} fee={terms.fee} />
      <AfterSeenOnPhone>
        <Offers data={data} terms={terms} months={term?.kind === 'chosen' ? months : null} onAnswer={takeAnswer} />
      </AfterSeenOnPhone>
      <div>
        <div className={css.bar}>
          {data.stock > 0 && <SumToPay price={data.price} term={term} fee={terms.fee} />}
          <AddToBasket product={data} locale={locale} />
        </div>
        {term !== null && (
          <div className={css.limit}>
            {signedIn && (
              <Suspense>
                <LimitLine needed={neededOf(terms, term)} locale={locale} />
              </Suspense>
            )}
          </div>
        )}
      </div>
      <AfterSeenOnPhone>{children}</AfterSeenOnPhone>
    </>
  );
}

/** So'm that the limit must cover: the total of the chosen term, else of the cheapest one. */
const neededOf = ({ offers, refused }: Terms, term: NonNullable<ReturnType<typeof shownTerm>>): number =>
  term.kind === 'chosen'
    ? term.offer.total
    : Math.min(...offers.filter((offer) => !refused.includes(offer.months)).map(({ total }) => total));
