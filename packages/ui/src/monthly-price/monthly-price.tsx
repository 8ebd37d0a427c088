import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatMoney } from '@muddat/i18n';
import { cx } from '../internal/cx.ts';
import { useLanguage } from '../internal/use-language.ts';
import { Money } from '../money/money.tsx';
import * as css from './monthly-price.css.ts';

export interface MonthlyPriceProps {
  /** One monthly payment, whole so'm. */
  amount: number;
  /** Number of payments. */
  months: number;
  /** Sum of all payments, whole so'm. The last payment may be smaller, so it can be less than `amount` times `months`. */
  total: number;
  /** Price without instalments, whole so'm. */
  price: number;
  /** `s` in a tile, `m` in a row, `l` as the main amount of a page. */
  size?: 's' | 'm' | 'l';
}

/** What a product costs: the monthly payment first, and under it the total and the price without instalments. */
export function MonthlyPrice({ amount, months, total, price, size = 's' }: MonthlyPriceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const inAll = formatMoney(total, language);
  const atOnce = formatMoney(price, language);
  return (
    <span className={css.root}>
      <span className={css.monthly}>
        <span className={cx(css.amount[size], css.unbroken)}>
          <Money amount={amount} />
        </span>{' '}
        <span className={css.unbroken}>
          {t({
            message: `×\u00a0${months}\u00a0мес.`,
            comment: 'After a monthly payment: the number of payments, one a month, shortened: "317 000 сум × 24 мес."',
          })}
        </span>
      </span>
      <span className={css.whole}>
        <span>{t({ message: `всего ${inAll}`, comment: 'Under a monthly payment: the sum of all payments' })}</span>
        <span className={css.separator}>{FACT_SEPARATOR}</span>
        <span>
          {total === price
            ? t({ message: 'без наценки', comment: 'Under a monthly payment and the sum of all payments, which is the price paid at once' })
            : t({ message: `без рассрочки ${atOnce}`, comment: 'Under a monthly payment: the price without instalments' })}
        </span>
      </span>
    </span>
  );
}
