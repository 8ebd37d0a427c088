import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, NO_BREAK_SPACE } from '@muddat/i18n';
import { Money } from '@muddat/ui/money';
import * as css from './buy-bar.css.ts';

export interface BarAmountProps {
  /** Price without instalments. */
  price: number;
  /** The monthly payment, the number of payments and their sum; null without a term. */
  monthly: { amount: number; payments: number; toPay: number } | null;
}

/** The cost of the product or of the basket, next to the button in the bar at the bottom of a phone. */
export function BarAmount({ price, monthly }: BarAmountProps) {
  const { t } = useLingui();
  const language = useLanguage();
  if (monthly === null) return <Money amount={price} />;
  const inAll = formatMoney(monthly.toPay, language);
  return (
    <>
      <span className={css.amount}>
        <Money amount={monthly.amount} /> {`×${NO_BREAK_SPACE}${monthly.payments}`}
      </span>
      <span className={css.total}>{t({ message: `всего ${inAll}`, comment: 'Under a monthly payment: the sum of all payments' })}</span>
    </>
  );
}
