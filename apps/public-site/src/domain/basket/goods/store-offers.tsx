import { useLingui } from '@lingui/react/macro';
import { reportOfferMismatch, useLanguage } from '@muddat/app-shell';
import { saveChosenTerm, useChosenTerm } from '@muddat/app-shell/basket';
import { formatMoney } from '@muddat/i18n';
import { ChevronDown } from '@muddat/ui/icons';
import { OfferChoice } from '@muddat/ui/true-price';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';

/** The full price in instalments of a store's goods, for each term, as the backend calculated it. */
export function StoreOffers({ total: { goods, offers, asOf }, store }: { total: NonNullable<BasketStoreGroup['total']>; store: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const term = useChosenTerm();
  const chosen = offers.find((offer) => offer.months === term);
  const told = chosen ?? offers.at(-1);
  if (told === undefined) return null;
  const sum = formatMoney(told.monthly_payment, language);
  const inAll = formatMoney(told.to_pay, language);
  const { months } = told;
  return (
    <details className={css.storeOffers}>
      <summary className={css.offersSummary}>
        {chosen === undefined
          ? t({
              message: `В рассрочку: от ${sum} в\u00a0месяц на\u00a0${months}\u00a0мес., всего\u00a0${inAll}`,
              comment: 'Basket, opens the terms of a store: monthly payment, number of months, sum of all payments',
            })
          : t({
              message: `В рассрочку: ${sum} в\u00a0месяц на\u00a0${months}\u00a0мес., всего\u00a0${inAll}`,
              comment: 'Basket, opens the terms of a store: monthly payment of the chosen term, number of months, sum of all payments',
            })}
        <ChevronDown size={18} />
      </summary>
      <OfferChoice
        label={t({ message: 'Выберите срок', comment: 'Heading above the installment terms, of which the customer chooses one' })}
        months={chosen?.months ?? null}
        onChange={saveChosenTerm}
        offers={offers}
        requestedTerms={{ price: goods, initialFee: 0, confirmedOn: asOf }}
        onDifference={(difference) => reportOfferMismatch(`basket of store ${store}`, difference)}
      />
    </details>
  );
}
