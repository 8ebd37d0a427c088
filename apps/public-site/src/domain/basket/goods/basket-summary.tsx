import { useLingui } from '@lingui/react/macro';
import { saveChosenTerm } from '@muddat/app-shell/basket';
import { Heading } from '@muddat/ui/heading';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { SegmentedControl } from '@muddat/ui/segmented-control';
import { BarAmount } from '../bar-amount.tsx';
import type { BasketTerm, BasketTotal } from '../check/basket-total.ts';
import * as css from './goods.css.ts';
import { PendingAmount } from './pending-amount.tsx';

export interface BasketSummaryProps {
  /** Null while it is being calculated, or if it could not be calculated. */
  total: BasketTotal | null;
  /** The term whose sums are shown; null if the stores have none in common. */
  term: BasketTerm | null;
  isChecking: boolean;
}

/** What the whole basket costs: the monthly payment of all stores first, then the choice of the term, and the sums. */
export function BasketSummary({ total, term, isChecking }: BasketSummaryProps) {
  const { t } = useLingui();
  const months = term?.payments ?? 0;
  return (
    <section className={css.part} aria-labelledby="basket-total" aria-busy={isChecking}>
      <Heading level={2} size="plain" id="basket-total">
        {total !== null && term === null
          ? t({ message: 'Цена сразу', comment: 'Label of a price without instalments' })
          : t({ message: 'Платёж в месяц', comment: 'Basket: label of the monthly payment for all goods' })}
      </Heading>
      <div className={css.hero}>
        {total === null ? (
          <PendingAmount isChecking={isChecking} />
        ) : term === null ? (
          <Money amount={total.goods} size="xl" />
        ) : (
          <>
            <Money amount={term.monthly} size="xl" />{' '}
            <span>
              {t({
                message: `×\u00a0${months}\u00a0мес.`,
                comment: 'After a monthly payment: the number of payments, one a month, shortened: "317 000 сум × 24 мес."',
              })}
            </span>
          </>
        )}
      </div>
      {total !== null && term !== null && (
        <>
          <SegmentedControl
            label={t({ message: 'Срок, мес.', comment: 'Basket: choice of the term of the installment, in months' })}
            options={total.terms.map((one) => ({ value: String(one.months), label: one.months }))}
            value={String(term.months)}
            onChange={(chosen) => saveChosenTerm(Number(chosen))}
          />
          <PriceBreakdown
            rows={[
              {
                label: t({ message: 'Цена сразу', comment: 'Label of a price without instalments' }),
                value: <Money amount={total.goods} />,
              },
              {
                label: t({ message: 'Наценка', comment: 'Basket: how much more than the price paid at once' }),
                value: <Money amount={term.markup} />,
              },
              {
                label: t({ message: 'Всего к оплате', comment: 'Basket: the sum of all payments for all goods' }),
                value: <Money amount={term.toPay} />,
                strong: true,
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

/** The total in the bar at the bottom of a phone. */
export function BarTotal({ total, term, isChecking }: BasketSummaryProps) {
  if (total === null) return <PendingAmount isChecking={isChecking} />;
  return <BarAmount price={total.goods} monthly={term && { amount: term.monthly, payments: term.payments, toPay: term.toPay }} />;
}
