import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatMoney, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { Banner } from '../banner/banner.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { useLanguage } from '../internal/use-language.ts';
import type { Offer } from './offer.ts';
import * as css from './offer-list.css.ts';
import { TruePrice } from './true-price.tsx';

/** The text of a term: its length, its monthly payment and its cost. */
export function OfferSummary({ offer }: { offer: Offer }) {
  const { t } = useLingui();
  const locale = useLanguage();
  const { months, monthly_payment: monthly } = offer;
  const [sum, total, markup] = [formatMoney(monthly, locale), formatMoney(offer.to_pay, locale), formatMoney(offer.markup, locale)];
  const dot = FACT_SEPARATOR;
  const percent = `${formatNumber(offer.markup_bp / 100)}${NO_BREAK_SPACE}%`;
  return (
    <span className={css.summaryText}>
      <span className={css.term}>
        {t({
          message: plural(months, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
          comment: 'List of the terms of an installment: how long one of them is',
        })}
      </span>
      <span className={css.monthlyPayment}>
        {t({ message: `${sum}/мес.`, comment: 'The monthly payment, shortened; do not multiply it: the last payment is smaller' })}
      </span>
      <span className={css.cost}>
        {t({
          message: `всего ${total},`,
          comment: 'List of the terms of an installment: the total of all payments; the mark-up follows after the comma',
        })}{' '}
        <span className={css.unbroken}>
          {t({
            message: `наценка ${markup}${dot}${percent}`,
            comment: 'List of the terms of an installment: the mark-up, in money and percent',
          })}
        </span>
      </span>
    </span>
  );
}

const Chevron = () => (
  <span className={css.chevron}>
    <ChevronDown size={20} />
  </span>
);

/** A term for reading: its row opens the details. Rows with the same `group` close each other, if the browser supports that. */
export function ReadOnlyOffer({ offer, group }: { offer: Offer; group: string }) {
  return (
    <details className={css.offer} name={group}>
      <summary className={css.row}>
        <OfferSummary offer={offer} />
        <Chevron />
      </summary>
      <div className={css.offerDetails}>
        <TruePrice offer={offer} withoutHero />
      </div>
    </details>
  );
}

/** Replaces a term whose figures package schedule does not confirm. */
export function UnconfirmedOffer({ offer: { months } }: { offer: Offer }) {
  const { t } = useLingui();
  const term = t({
    message: plural(months, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' }),
    comment: 'List of the terms of an installment: how long one of them is',
  });
  return (
    <Banner tone="bad" title={term}>
      {t({
        message: 'На этот срок сейчас не оформить: проверяем расчёт магазина. Выберите другой срок или обновите страницу.',
        comment: 'Instead of a term of an installment whose figures from the backend differ from our own arithmetic',
      })}
    </Banner>
  );
}
