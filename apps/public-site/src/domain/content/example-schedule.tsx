import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { buildSchedule, type CalendarDate } from '@muddat/schedule';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Money } from '@muddat/ui/money';
import type { BlockOf } from './blocks/block.ts';
import * as screen from './blocks/kinds/step-screen.css.ts';
import * as css from './example-schedule.css.ts';

export type ExampleScheduleProps = Pick<BlockOf<'calculator'>, 'example' | 'terms'> & {
  /** The purchase is confirmed on this day. */
  today: CalendarDate;
};

/** Payments shown before the last one. */
const FIRST = 3;

/** All payments of an example purchase without an initial fee, in short: the first ones, the last one, and the total. */
export function ExampleSchedule({ example: { price, months }, terms, today }: ExampleScheduleProps) {
  const { t } = useLingui();
  const goods = formatMoney(price, useLanguage());
  const term = terms.find((offered) => offered.months === months);
  if (term === undefined) return null;
  const { payments, monthly, total, markup } = buildSchedule({
    price,
    initialFee: 0,
    markupBp: term.markup_bp,
    months,
    confirmedOn: today,
  });
  const left = payments.length - FIRST - 1;
  const paid = ({ number, dueDate, amount }: (typeof payments)[number]) => (
    <li key={number} className={`${screen.row} ${css.payment}`}>
      <DateText value={dueDate} style="long" />
      <Money amount={amount} />
    </li>
  );
  return (
    <Card padding="l">
      <p className={screen.label}>
        {t({
          message: `Товар за ${goods} на ${months}\u00a0мес.`,
          comment: 'Terms page, above the payments of an example purchase: the price and the term in months, shortened',
        })}
      </p>
      <p>
        <Trans comment="Terms page: the monthly payment of an example purchase">
          <Money amount={monthly} size="l" /> в&nbsp;месяц
        </Trans>
      </p>
      <ol className={css.payments}>
        {payments.slice(0, FIRST).map(paid)}
        {left > 0 && (
          <li className={css.more}>
            {t({
              message: plural(left, { one: 'ещё # платёж', few: 'ещё # платежа', many: 'ещё # платежей', other: 'ещё # платежа' }),
              comment: 'Terms page, schedule of an example purchase: payments that are not listed, between the first ones and the last one',
            })}
          </li>
        )}
        {payments.slice(Math.max(FIRST, payments.length - 1)).map(paid)}
      </ol>
      <p className={screen.row}>
        <strong>{t({ message: 'Всего к оплате', comment: 'Terms page, schedule of an example purchase: the sum of all payments' })}</strong>
        <strong>
          <Money amount={total} />
        </strong>
      </p>
      <p className={`${screen.row} ${screen.label}`}>
        {t({
          message: 'из них наценка',
          comment: 'Terms page, schedule of an example purchase, under the sum of all payments: what the store adds to the price',
        })}
        <Money amount={markup} />
      </p>
    </Card>
  );
}
