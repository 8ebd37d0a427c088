import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR, formatMoney, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { DateText } from '../date-text/date-text.tsx';
import { ChevronDown } from '../icons/icons.ts';
import { useLanguage } from '../internal/use-language.ts';
import { Money } from '../money/money.tsx';
import { PriceBreakdown } from '../price-breakdown/price-breakdown.tsx';
import type { Offer } from './offer.ts';
import * as css from './true-price.css.ts';

export interface TruePriceProps {
  /** The offer as the backend returned it. */
  offer: Offer;
  /** Leaves out the large monthly payment and the number of payments, where the payment is already visible nearby. */
  withoutHero?: boolean;
}

/**
 * All figures that a customer must see before an agreement: the monthly payment and the number of payments (without
 * both if `withoutHero`), cash price, initial fee, mark-up in so'm and percent, yearly rate, total, and each date. Complete without
 * JavaScript: the dates are in the browser's own `details`.
 */
export function TruePrice({ offer, withoutHero = false }: TruePriceProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const { price, initial_fee: fee, markup, markup_bp: markupBp, yearly_rate: rate, to_pay: toPay, schedule } = offer;
  const [markupText, percent, rateText] = [formatMoney(markup, locale), formatNumber(markupBp / 100), formatNumber(rate)];
  const first = schedule[0];
  return (
    <div className={css.body}>
      {!withoutHero && <Hero offer={offer} />}
      <div className={withoutHero ? undefined : css.breakdown}>
        <PriceBreakdown
          rows={[
            { label: t({ message: 'Цена сразу', comment: 'Calculator: the price when paid at once' }), value: <Money amount={price} /> },
            {
              label: t({ message: 'Первый взнос', comment: 'Calculator: row with the sum paid at once' }),
              value: fee > 0 ? <Money amount={fee} /> : t({ message: 'нет', comment: 'Calculator: there is no initial fee' }),
            },
            {
              label: t({ message: 'Наценка', comment: 'Calculator: the mark-up, compared with the price when paid at once' }),
              value: `${markupText}${FACT_SEPARATOR}${percent}${NO_BREAK_SPACE}%`,
            },
            {
              label: t({ message: 'Годовая ставка', comment: 'Calculator: the effective yearly rate' }),
              value: `${rateText}${NO_BREAK_SPACE}%`,
            },
            {
              label: t({ message: 'Всего к оплате', comment: 'Calculator: everything that is paid in all' }),
              value: <Money amount={toPay} />,
              strong: true,
            },
            ...(first
              ? [
                  {
                    label: t({ message: 'Первый платёж', comment: 'Calculator: the day of the first payment' }),
                    value: <DateText value={first.due_date} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {first && (
        <details className={css.paymentDates}>
          <summary className={css.datesSummary}>
            {t({ message: 'Все даты платежей', comment: 'Calculator: opens the list of all payments' })}
            <ChevronDown size={18} />
          </summary>
          <PriceBreakdown
            tabular
            rows={schedule.map((payment) => ({
              label: <DateText value={payment.due_date} style="long" />,
              value: <Money amount={payment.amount} />,
            }))}
          />
        </details>
      )}
    </div>
  );
}

function Hero({ offer: { monthly_payment: monthly, payments } }: { offer: Offer }) {
  const { t } = useLingui();
  return (
    <div className={css.monthlyResult}>
      <div className={css.resultLine}>
        <span>{t({ message: 'В месяц', comment: 'Calculator: the payment a month' })}</span>
        <span>
          {t({
            message: plural(payments, { one: '# платёж', few: '# платежа', many: '# платежей', other: '# платежа' }),
            comment: 'Calculator: how many payments there are',
          })}
        </span>
      </div>
      <Money amount={monthly} size="xl" />
    </div>
  );
}
