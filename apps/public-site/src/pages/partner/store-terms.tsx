import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, formatNumber } from '@muddat/i18n';
import { ChevronDown } from '@muddat/ui/icons';
import * as css from './store-terms.css.ts';
import { EXAMPLE_PRICE_SOM, rangeText, type StoreTermCost } from './store-terms.ts';

const percent = (value: number | string): string => `${String(value).replace('.', ',')}\u00a0%`;

/** Table of what a purchase in installments costs in this store, one row per term. It is a table on a phone too, but folded. */
export function StoreTerms({ terms }: { terms: readonly StoreTermCost[] }) {
  const { t } = useLingui();
  const price = formatMoney(EXAMPLE_PRICE_SOM, useLanguage());
  const [months, markups] = [rangeText(terms.map((term) => term.months)), rangeText(terms.map((term) => term.markupPercent))];
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        {t({
          message: `${months}\u00a0мес., наценка ${markups}\u00a0%`,
          comment:
            'Page of a store on a phone: opens the table of its terms; the terms in months and the markups, for example «3–24 мес., наценка 7–52 %»',
        })}
        <ChevronDown size={20} />
      </summary>
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
            ].map((name, at, { length }) => (
              <th key={name} scope="col" className={css.head}>
                {name}
                {at === length - 1 && (
                  <span className={css.yearly}>
                    {t({
                      message: 'ставка в\u00a0год',
                      comment: 'Column of a store’s installment terms, under «markup»: the effective yearly rate, in percent',
                    })}
                  </span>
                )}
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
                <span className={css.yearly}>{percent(yearlyRate.toFixed(1))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
