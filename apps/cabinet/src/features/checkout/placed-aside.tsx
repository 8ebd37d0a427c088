import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney, formatNumber } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Meter } from '@muddat/ui/meter';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as css from './checkout.css.ts';
import { type PlacedNextSteps, placedNextStepsOf } from './placed-next-steps.ts';
import type { PlacedDetails } from './use-placed-details.ts';

type Props = {
  details: PlacedDetails;
  /** Whether the store has not answered yet, so that all steps are ahead. */
  isNew: boolean;
  /** The initial fees to pay now, as text; null if there are none. */
  fee: string | null;
};

/** What happens next in three steps, and what is left of the limit. */
export function PlacedAside({ details, isNew, fee }: Props) {
  const next = isNew ? placedNextStepsOf(details.orders) : null;
  const { limit } = details;
  if (next === null && limit === null) return null;
  return (
    <Card padding="l">
      <Stack gap="l">
        {next !== null && <NextSteps next={next} fee={fee} />}
        {limit !== null && <LimitLeft {...limit} />}
      </Stack>
    </Card>
  );
}

function NextSteps({ next, fee }: { next: PlacedNextSteps; fee: string | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { stores, arrival, cash, firstPayment, hasMore } = next;
  const confirm = t({
    message: plural(stores, { one: 'Магазин подтвердит заказ', other: 'Магазины подтвердят заказы' }),
    comment: 'Checkout, next step after the order is placed: one store or several',
  });
  const due = fee ?? '';
  const pay = t({ message: `Вы оплатите ${due} в\u00a0течение 24\u00a0часов`, comment: 'Checkout, next step: the initial fee is to pay' });
  const arrivals = {
    delivery: t({ message: 'Курьер привезёт товар', comment: 'Checkout, next step after the store has confirmed the order' }),
    pickup: t({ message: 'Вы заберёте товар в пункте самовывоза', comment: 'Checkout, next step after the store has confirmed the order' }),
    both: t({ message: 'Вы получите товары', comment: 'Checkout, next step after the stores have confirmed the orders' }),
  };
  const sum = formatMoney(firstPayment?.amount ?? 0, language);
  const day = firstPayment === null ? '' : formatDateShort(firstPayment.date, language);
  const inCash = formatMoney(cash, language);
  const last =
    firstPayment === null
      ? cash > 0
        ? t({ message: `При получении заплатите ${inCash} наличными`, comment: 'Checkout, last step of a purchase that is paid in cash' })
        : t({ message: 'Больше платить ничего не нужно', comment: 'Checkout, last step of a purchase without instalments' })
      : hasMore
        ? t({
            message: `Первый платёж: ${sum} ${day}, потом каждый месяц`,
            comment: 'Checkout, last step: sum and day of the first payment, as “317 000 сум 29 декабря”',
          })
        : t({ message: `Платёж: ${sum} ${day}`, comment: 'Checkout, last step: sum and day of the only payment' });
  const steps = fee === null ? [confirm, arrivals[arrival], last] : [pay, arrivals[arrival], last];
  return (
    <Stack gap="s">
      <Heading level={2} size="m">
        {t({ message: 'Что дальше', comment: 'Checkout: heading of the next steps after the order is placed' })}
      </Heading>
      <ol className={css.nextSteps}>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {firstPayment !== null && (
        <Text size="s" tone="quiet">
          {t({
            message: 'Даты предварительные: отсчитаем их, когда магазин подтвердит заказ.',
            comment: 'Under the schedule of an order that the store has not confirmed',
          })}
        </Text>
      )}
    </Stack>
  );
}

function LimitLeft({ amount, available }: NonNullable<PlacedDetails['limit']>) {
  const { t } = useLingui();
  const [left, total] = [formatNumber(available), formatMoney(amount, useLanguage())];
  return (
    <Meter
      label={t({ message: 'Осталось из лимита', comment: 'Checkout, after the order is placed: name of the meter of the limit' })}
      value={available}
      max={amount}
      valueText={t({ message: `${left} из ${total}`, comment: 'Meter of the limit: what is left of it, and the whole limit' })}
    />
  );
}
