import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, formatNumber } from '@muddat/i18n';
import * as css from './store-terms.css.ts';
import { EXAMPLE_PRICE_SOM, type StoreTermCost } from './store-terms.ts';

const percent = (value: number | string): string => `${String(value).replace('.', ',')}\u00a0%`;

/** Table of what a purchase in installments costs in this store, one row per term. It is a table on a phone too, so that terms compare. */
export function StoreTerms({ terms }: { terms: readonly StoreTermCost[] }) {
  const { t } = useLingui();
  const price = formatMoney(EXAMPLE_PRICE_SOM, useLanguage());
  const yearly = (value: number) => {
    const rate = percent(value.toFixed(1));
    return t({
      message: `${rate} в\u00a0год`,
      comment: 'Table of a store’s installment terms, under the markup: the effective yearly rate, for example «51,2 % в год»',
    });
  };
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <caption className={css.caption}>
          {t({ message: `Пример: покупка за ${price} без первого взноса`, comment: 'Above the table of a store’s installment terms' })}
        </caption>
        <thead>
          <tr>
            {[
              t({ message: 'Срок', comment: 'Column of a store’s installment terms' }),
              t({ message: 'В месяц', comment: 'Column of a store’s installment terms: the monthly payment' }),
              t({ message: 'Всего к оплате', comment: 'Column of a store’s installment terms: sum of all payments' }),
              t({
                message: 'Наценка',
                comment: 'Column of a store’s installment terms: how much more than the price paid at once, in percent',
              }),
            ].map((name) => (
              <th key={name} scope="col" className={css.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(({ months, monthly, total, markupPercent, yearlyRate }) => (
            <tr key={months}>
              <th scope="row" className={css.term}>
                {t({ message: `${months}\u00a0мес.`, comment: 'Table of a store’s installment terms: number of months, shortened' })}
              </th>
              <td className={css.monthly}>{formatNumber(monthly)}</td>
              <td className={css.cell}>{formatNumber(total)}</td>
              <td className={css.cell}>
                {percent(markupPercent)}
                <span className={css.yearly}>{yearly(yearlyRate)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
