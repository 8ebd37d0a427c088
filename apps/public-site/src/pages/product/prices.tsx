import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Money } from '@muddat/ui/money';
import * as css from './product.css.ts';
import type { ShownTerm } from './shown-term.ts';

export interface PricesProps {
  /** So'm, when paid at once. */
  price: number;
  term: ShownTerm;
  /** So'm, the initial fee that the term is counted with. */
  fee: number;
}

/** The two heroes of the page: what it costs at once and what it costs a month. */
export function Prices({ price, term, fee }: PricesProps) {
  const { t } = useLingui();
  return (
    <div className={css.prices}>
      <div className={css.price}>
        <span className={css.atOnce}>{t({ message: 'Цена сразу', comment: 'Product page: over the price when paid at once' })}</span>
        <Money amount={price} size="l" />
      </div>
      {term !== null && (
        <div className={css.price}>
          <span className={css.atOnce}>
            {t({ message: 'В рассрочку', comment: 'Product page: heading over the terms of the installment' })}
          </span>
          <MonthlySum term={term} fee={fee} hero />
        </div>
      )}
    </div>
  );
}

/** Beside the button: what a press on it comes to, as the fixed bar of a phone may stand over the prices. */
export function SumToPay({ price, term, fee }: PricesProps) {
  return <div className={css.sum}>{term === null ? <Money amount={price} /> : <MonthlySum term={term} fee={fee} />}</div>;
}

type MonthlySumProps = { term: NonNullable<ShownTerm>; fee: number; hero?: boolean };

function MonthlySum({ term: { kind, offer }, fee, hero = false }: MonthlySumProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { months } = offer;
  const [total, first] = [formatMoney(offer.to_pay, language), formatMoney(fee, language)];
  const money = <Money amount={offer.monthly_payment} size={hero ? 'l' : 'inherit'} />;
  return (
    <>
      <span>
        {kind === 'from' ? (
          <Trans comment="Product page, large: the least payment a month; the sum stands in the place">от {money} в месяц</Trans>
        ) : (
          <Trans comment="Product page, large: the payment a month of the chosen term; the sum stands in the place">{money} в месяц</Trans>
        )}
      </span>
      <span className={css.atOnce}>
        {fee > 0
          ? t({
              message: `первый взнос ${first}, затем ${months} мес., всего ${total}`,
              comment: 'Product page, under the payment a month: sum paid at once, for how many months, all that is paid',
            })
          : t({
              message: `на ${months} мес., всего ${total}`,
              comment: 'Product page, under the payment a month: for how many months, and all that is paid',
            })}
      </span>
    </>
  );
}
