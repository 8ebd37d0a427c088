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
      {term !== null && <Monthly term={term} fee={fee} />}
    </div>
  );
}

function Monthly({ term: { kind, offer }, fee }: { term: NonNullable<ShownTerm>; fee: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { months } = offer;
  const [total, first] = [formatMoney(offer.to_pay, language), formatMoney(fee, language)];
  const money = <Money amount={offer.monthly_payment} size="l" />;
  return (
    <div className={css.price}>
      <span className={css.atOnce}>
        {t({ message: 'В рассрочку', comment: 'Product page: heading over the terms of the installment' })}
      </span>
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
              message: `первый взнос ${first}, затем ${months} мес, всего ${total}`,
              comment: 'Product page, under the payment a month: sum paid at once, for how many months, all that is paid',
            })
          : t({
              message: `на ${months} мес, всего ${total}`,
              comment: 'Product page, under the payment a month: for how many months, and all that is paid',
            })}
      </span>
    </div>
  );
}
