import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FACT_SEPARATOR, formatMoney } from '@muddat/i18n';
import { Money } from '@muddat/ui/money';
import { Table } from '@muddat/ui/table';
import { EXAMPLE_PRICE_SOM, type StoreTermCost } from './store-terms.ts';

const percent = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;

/** Table of what a purchase in installments costs in this store, one row per term. */
export function StoreTerms({ terms }: { terms: readonly StoreTermCost[] }) {
  const { t } = useLingui();
  const price = formatMoney(EXAMPLE_PRICE_SOM, useLanguage());
  const term = (months: number) =>
    t({
      message: plural(months, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
      comment: 'Table of a store’s installment terms: number of months',
    });
  return (
    <Table
      caption={t({ message: `Пример: покупка за ${price} без первого взноса`, comment: 'Above the table of a store’s installment terms' })}
      rows={terms}
      rowKey={({ months }) => String(months)}
      columns={[
        { id: 'term', name: t({ message: 'Срок', comment: 'Column of a store’s installment terms' }), cell: ({ months }) => term(months) },
        {
          id: 'monthly',
          name: t({ message: 'В месяц', comment: 'Column of a store’s installment terms: the monthly payment' }),
          align: 'end',
          cell: ({ monthly }) => <Money amount={monthly} tabular />,
        },
        {
          id: 'markup',
          name: t({ message: 'Наценка', comment: 'Column of a store’s installment terms: how much more than the price paid at once' }),
          align: 'end',
          cell: ({ markup, markupPercent }) => (
            <>
              <Money amount={markup} tabular />
              {FACT_SEPARATOR}
              {percent(markupPercent)}
            </>
          ),
        },
        {
          id: 'total',
          name: t({ message: 'Всего к оплате', comment: 'Column of a store’s installment terms: sum of all payments' }),
          align: 'end',
          cell: ({ total }) => <Money amount={total} tabular />,
        },
        {
          id: 'rate',
          name: t({ message: 'Годовая ставка', comment: 'Column of a store’s installment terms: the effective yearly rate' }),
          align: 'end',
          cell: ({ yearlyRate }) => `${yearlyRate.toFixed(1).replace('.', ',')}\u00a0%`,
        },
      ]}
    />
  );
}
