import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Money } from '@muddat/ui/money';
import type { DisplayedTerm } from './displayed-term.ts';
import * as css from './product.css.ts';

export interface ProductPricesProps {
  /** Cash price, so'm. */
  price: number;
  term: DisplayedTerm;
  /** So'm; the initial fee that the term includes. */
  fee: number;
}

/** The two main figures of the page: the cash price and, if there is a term, the monthly payment. */
export function ProductPrices({ price, term, fee }: ProductPricesProps) {
  const { t } = useLingui();
  return (
    <div className={css.prices}>
      <div className={css.price}>
        <span className={css.priceLabel}>{t({ message: 'Цена сразу', comment: 'Product page: above the price when paid at once' })}</span>
        <Money amount={price} size="l" />
      </div>
      {term !== null && (
        <div className={css.price}>
          <span className={css.priceLabel}>
            {t({ message: 'В рассрочку', comment: 'Product page: heading above the installment terms' })}
          </span>
          <MonthlyAmount term={term} fee={fee} hero />
        </div>
      )}
    </div>
  );
}

/** The price next to the buy button. On a phone the bar with the button may cover the prices of the page. */
export function AmountToPay({ price, term, fee }: ProductPricesProps) {
  return <div className={css.barAmount}>{term === null ? <Money amount={price} /> : <MonthlyAmount term={term} fee={fee} />}</div>;
}

type MonthlyAmountProps = { term: NonNullable<DisplayedTerm>; fee: number; hero?: boolean };

function MonthlyAmount({ term: { kind, offer }, fee, hero = false }: MonthlyAmountProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { months } = offer;
  const [total, first] = [formatMoney(offer.to_pay, language), formatMoney(fee, language)];
  const money = <Money amount={offer.monthly_payment} size={hero ? 'l' : 'inherit'} />;
  return (
    <>
      <span>
        {kind === 'from' ? (
          <Trans comment="Product page, large: the lowest monthly payment; the placeholder is the amount">от {money} в месяц</Trans>
        ) : (
          <Trans comment="Product page, large: monthly payment of the chosen term; the placeholder is the amount">{money} в месяц</Trans>
        )}
      </span>
      <span className={css.priceLabel}>
        {fee > 0
          ? t({
              message: `первый взнос ${first}, затем ${months} мес., всего ${total}`,
              comment: 'Product page, under the monthly payment: initial fee, number of months, sum of all payments',
            })
          : t({
              message: `на ${months} мес., всего ${total}`,
              comment: 'Product page, under the monthly payment: number of months, and sum of all payments',
            })}
      </span>
    </>
  );
}
