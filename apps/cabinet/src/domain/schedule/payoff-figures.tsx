import { useLingui } from '@lingui/react/macro';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import type { PayoffQuote } from './schedule-queries.ts';

/** The rest by the schedule, the saving of an early payoff, and the sum to pay. */
export function PayoffFigures({ quote }: { quote: Pick<PayoffQuote, 'amount' | 'saving'> }) {
  const { t } = useLingui();
  return (
    <PriceBreakdown
      rows={[
        {
          label: t({ message: 'Осталось заплатить по графику', comment: 'Early payoff: what would be paid by the schedule' }),
          value: <Money amount={quote.amount + quote.saving} />,
        },
        {
          label: t({ message: 'Вы экономите', comment: 'Early payoff: the mark-up that need not be paid' }),
          value: <Money amount={quote.saving} />,
        },
        {
          label: t({ message: 'К оплате сегодня', comment: 'Early payoff: what closes the order today' }),
          value: <Money amount={quote.amount} />,
          strong: true,
        },
      ]}
    />
  );
}
