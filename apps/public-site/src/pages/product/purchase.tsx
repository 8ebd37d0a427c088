import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { useChosenTerm } from '@muddat/app-shell/basket';
import { formatMoney, type Locale } from '@muddat/i18n';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Money } from '@muddat/ui/money';
import { MonthlyPrice } from '@muddat/ui/monthly-price';
import { Text } from '@muddat/ui/text';
import { findOfferDifferences, type Offer } from '@muddat/ui/true-price';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { BarAmount } from '../../domain/basket/bar-amount.tsx';
import { BuyAction } from '../../domain/basket/buy-action.tsx';
import { buyBar } from '../../domain/basket/buy-bar.css.ts';
import { useSignedIn } from '../../shared/sign-in/signed-in.ts';
import { BelowTheFoldOnPhone } from '../../shared/ui/use-above-the-fold.ts';
import { type CurrentOffers, displayedOffer } from './displayed-offer.ts';
import type { FeeOffers } from './fee-offers.ts';
import { InitialFeeSection } from './initial-fee.tsx';
import type { LimitNoteProps } from './limit-note.tsx';
import { ProductOffers } from './offers.tsx';
import * as css from './product.css.ts';
import type { ProductData } from './product.data.ts';

/** Only signed-in customers have a limit, so only they load this chunk. */
const LimitNote = lazy<ComponentType<LimitNoteProps>>(() =>
  import('./limit-note.tsx').then(
    (module) => ({ default: module.LimitNote }),
    () => ({ default: (): ReactNode => null }),
  ),
);

export interface PurchaseProps {
  data: ProductData;
  locale: Locale;
  /** The product's name and facts, above the price. */
  title: ReactNode;
  /** Store and delivery, below the terms. */
  children: ReactNode;
}

/**
 * The price, the buy button with the price of the selected term, and every term. Until the customer chooses a term, the one with the
 * lowest monthly payment is selected here; it is not stored, and the checkout asks for the term.
 */
export function Purchase({ data, locale, title, children }: PurchaseProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const months = useChosenTerm();
  const signedIn = useSignedIn();
  const [answer, setAnswer] = useState<CurrentOffers | null>(null);
  const terms: CurrentOffers = answer ?? { fee: 0, offers: data.offers, unconfirmed: data.refused, asOf: data.asOf };
  const offer = displayedOffer(terms, months);
  const sum = formatMoney(offer?.monthly_payment ?? data.price, language);
  const amount = offer
    ? t({ message: `${sum} в\u00a0месяц`, comment: 'Product page, on the button «В корзину», after a dot: the monthly payment' })
    : sum;
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
      <div className={`${css.buyPart} ${css.buyCard}`}>
        <div className={css.priceAndName}>
          {title}
          <ProductPrice price={data.price} offer={offer} />
        </div>
        <div className={`${buyBar} ${css.productBar}`}>
          <BottomBar
            summary={data.stock > 0 ? <BarAmount price={data.price} monthly={offer && monthlyOf(offer)} /> : undefined}
            action={<BuyAction product={data} locale={locale} amount={amount} />}
          />
        </div>
      </div>
      <div className={`${css.buyPart} ${css.terms}`}>
        <BelowTheFoldOnPhone>
          <ProductOffers data={data} terms={terms} months={offer?.months ?? null} />
        </BelowTheFoldOnPhone>
        {offer !== null && signedIn && (
          <Suspense>
            <LimitNote requiredAmount={offer.total} locale={locale} />
          </Suspense>
        )}
        <BelowTheFoldOnPhone>
          {data.offers.length > 0 && <InitialFeeSection data={data} onAnswer={takeAnswer} />}
          {children}
        </BelowTheFoldOnPhone>
      </div>
    </>
  );
}

type PriceProps = { price: number; offer: Offer | null };

/** The main figure of the page: the monthly payment and the number of payments, or the price if there are no terms. */
function ProductPrice({ price, offer }: PriceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (offer === null) return <Money amount={price} size="xl" />;
  const { monthly_payment: amount, payments: months, to_pay: total, initial_fee: fee, schedule } = offer;
  const first = formatMoney(fee, language);
  const lastAmount = schedule.at(-1)?.amount ?? amount;
  const last = formatMoney(lastAmount, language);
  return (
    <div>
      <MonthlyPrice amount={amount} months={months} total={total} price={price} size="l" />
      {fee > 0 && (
        <Text size="s" tone="quiet">
          {t({
            message: `в том числе первый взнос ${first}`,
            comment: 'Product page, under the monthly payment and the total: the total includes this initial fee',
          })}
        </Text>
      )}
      {lastAmount !== amount && (
        <Text size="s" tone="quiet">
          {t({
            message: `последний платёж ${last}`,
            comment: 'Product page, under the monthly payment and the total: the last payment, which is smaller than the others',
          })}
        </Text>
      )}
    </div>
  );
}

const monthlyOf = ({ monthly_payment: amount, payments, to_pay: toPay }: Offer) => ({ amount, payments, toPay });
