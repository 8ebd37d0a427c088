import { useLingui } from '@lingui/react/macro';
import { tellDifference, useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { ChevronDown } from '@muddat/ui/icons';
import { OfferList } from '@muddat/ui/true-price';
import type { BasketGroup } from '../basket-rows.ts';
import * as css from './goods.css.ts';

/** The true price of the goods of a store for each of its terms, as the backend answered it. */
export function StoreOffers({ total: { goods, offers, asOf }, store }: { total: NonNullable<BasketGroup['total']>; store: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const longest = offers.at(-1);
  if (longest === undefined) return null;
  const sum = formatMoney(longest.monthly_payment, language);
  const inAll = formatMoney(longest.to_pay, language);
  const { months } = longest;
  return (
    <details className={css.offers}>
      <summary className={css.summary}>
        {t({
          message: `В рассрочку: от ${sum} в\u00a0месяц на\u00a0${months}\u00a0мес, всего\u00a0${inAll}`,
          comment: 'Basket, opens the terms of a store: payment a month, for how many months, and what is paid in all',
        })}
        <ChevronDown size={18} />
      </summary>
      <OfferList
        offers={offers}
        asked={{ price: goods, initialFee: 0, confirmedOn: asOf }}
        onDifference={(difference) => tellDifference(`basket of store ${store}`, difference)}
      />
    </details>
  );
}
