import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney, formatNumber, NO_BREAK_SPACE } from '@muddat/i18n';
import { DateText } from '../date-text/DateText.tsx';
import { ChevronDown } from '../icons/index.ts';
import { useLocale } from '../internal/use-locale.ts';
import { Money } from '../money/Money.tsx';
import { PriceBreakdown } from '../price-breakdown/PriceBreakdown.tsx';
import * as css from './InstallmentCalculator.css.ts';
import type { Quote } from './quote.ts';

/** What the calculator found; read out when it changes. */
export function CalculatorResult({ answer }: { answer: Quote }) {
  return (
    <div aria-live="polite" className={css.body}>
      {answer.kind === 'quote' ? (
        <Figures {...answer} />
      ) : (
        <p className={css.idle}>
          <Trans comment="Calculator: shown in place of the figures while there is no price that works">
            Введите цену, и мы покажем платёж, переплату и все даты.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Figures({ price, initialFee, schedule, yearlyRate, markupPercent, toPay }: Extract<Quote, { kind: 'quote' }>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { count, monthly, markup, payments } = schedule;
  const [markupText, percent, rate] = [formatMoney(markup, locale), formatNumber(markupPercent), formatNumber(yearlyRate)];
  const first = payments[0];
  return (
    <>
      <div className={css.result}>
        <div className={css.line}>
          <span>{t({ message: 'В месяц', comment: 'Calculator: the payment a month' })}</span>
          <span>
            {t({
              message: plural(count, { one: '# платёж', few: '# платежа', many: '# платежей', other: '# платежа' }),
              comment: 'Calculator: how many payments there are',
            })}
          </span>
        </div>
        <Money amount={monthly} size="xl" />
      </div>
      <div className={css.rows}>
        <PriceBreakdown
          rows={[
            { label: t({ message: 'Цена сразу', comment: 'Calculator: the price when paid at once' }), value: <Money amount={price} /> },
            ...(initialFee > 0
              ? [
                  {
                    label: t({ message: 'Первый взнос', comment: 'Calculator: field for the sum paid at once' }),
                    value: <Money amount={initialFee} />,
                  },
                ]
              : []),
            {
              label: t({ message: 'Наценка за рассрочку', comment: 'Calculator: how much dearer than at once' }),
              value: `${markupText} · ${percent}${NO_BREAK_SPACE}%`,
            },
            {
              label: t({ message: 'Годовая ставка', comment: 'Calculator: the effective yearly rate' }),
              value: `${rate}${NO_BREAK_SPACE}%`,
            },
            {
              label: t({ message: 'Всего', comment: 'Calculator: everything that is paid in all' }),
              value: <Money amount={toPay} />,
              strong: true,
            },
            ...(first
              ? [
                  {
                    label: t({ message: 'Первый платёж', comment: 'Calculator: the day of the first payment' }),
                    value: <DateText value={first.dueDate} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {first && (
        <details className={css.dates}>
          <summary className={css.summary}>
            {t({ message: 'Все даты платежей', comment: 'Calculator: opens the list of all payments' })}
            <ChevronDown size={18} />
          </summary>
          <PriceBreakdown
            tabular
            rows={payments.map((payment) => ({
              label: <DateText value={payment.dueDate} style="long" />,
              value: <Money amount={payment.amount} />,
            }))}
          />
        </details>
      )}
    </>
  );
}
