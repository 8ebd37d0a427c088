import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import { Text } from '@muddat/ui/text';
import { TruePrice } from '@muddat/ui/true-price';
import type { ReactNode } from 'react';
import { AffordabilityEstimate } from './affordability.tsx';
import * as css from './checkout.css.ts';
import type { CheckoutSummary, SummaryOrder } from './checkout-summary.ts';
import type { CheckoutFormState } from './form-state.ts';

type Props = Pick<CheckoutFormState, 'quote'> & {
  summary: CheckoutSummary;
  /** The contract of the quote, to be read before it is signed. */
  contract: ReactNode;
};

/** Under the button that signs: the price and all dates of each order, what the purchase does to the budget, and the contract. */
export function TotalDetails({ quote, summary, contract }: Props) {
  const { t } = useLingui();
  const { orders } = summary;
  const shown = quote.kind === 'ready' ? quote.quote : null;
  return (
    <div className={css.part}>
      <Text size="s" tone="quiet">
        {t({ message: 'Пока код не введён, заказ не оформлен.', comment: 'Checkout: under the button' })}
      </Text>
      <div>
        {orders.map((order) => (
          <OrderDetails key={order.id} order={order} isOnly={orders.length === 1} />
        ))}
        {shown !== null && contract}
      </div>
      {shown?.order_type === 'installment' && <AffordabilityEstimate quote={shown} />}
    </div>
  );
}

/** One order, folded: its payment a month or its price, and the full terms inside. */
function OrderDetails({ order: { name, price, offer }, isOnly }: { order: SummaryOrder; isOnly: boolean }) {
  const { t } = useLingui();
  if (offer === null)
    return (
      !isOnly && (
        <Text size="s">
          {name}: <Money amount={price} />
        </Text>
      )
    );
  return (
    <details>
      <summary className={css.summary}>
        <span>
          {isOnly ? (
            t({ message: 'Ставка и все даты платежей', comment: 'Checkout: opens the yearly rate and all dates of the payments' })
          ) : (
            <>
              {name}: <Money amount={offer.monthly_payment} /> {`×\u00a0${offer.payments}`}
            </>
          )}
        </span>
        <ChevronDown size={18} />
      </summary>
      <TruePrice offer={offer} withoutHero />
    </details>
  );
}
