import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort, formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ComponentProps } from 'react';
import type { PayoffState } from '../../domain/schedule/payoff.types.ts';
import { OtherDayPayoff } from '../../domain/schedule/payoff-day.tsx';
import { PayoffFigures } from '../../domain/schedule/payoff-figures.tsx';
import type { PayoffQuote } from '../../domain/schedule/schedule-queries.ts';
import { PayForm } from './pay-form.tsx';
import { PaymentFormStep } from './payment-form-step.tsx';

type Props = Omit<ComponentProps<typeof PayForm>, 'purpose' | 'amountLimits' | 'quick' | 'payoff' | 'head'> & {
  orderId: string;
  /** Number and store of the order. */
  title: string;
  payoff: PayoffState;
  /** Address of the instalment payment, for customers who do not want to close the order. */
  instalmentHref: string;
};

/** Early payoff: shows today's quote, which the payment confirms. A note appears if the quote changed since the last submit. */
export function PayoffForm({ orderId, title, payoff, instalmentHref, ...form }: Props) {
  const { t } = useLingui();
  const { quote, lastDay, ...days } = payoff;
  const back = (
    <Link href={instalmentHref}>
      {t({ message: 'Оплатить по графику', comment: 'Link on the early payoff: to the payment of an instalment' })}
    </Link>
  );
  return (
    <PaymentFormStep
      query={quote}
      errorTitle={t({ message: 'Не удалось посчитать досрочное погашение', comment: 'Early payoff: its sum could not be loaded' })}
      emptyTitle={t({ message: 'По этому заказу платить нечего', comment: 'Payment page: nothing is left to pay for this order' })}
      exitLink={back}
    >
      {quote.data && quote.data.amount > 0 ? (
        <PayForm
          // A new quote remounts the form, so the customer never pays a sum that they have not seen.
          key={quote.data.quote_id}
          {...form}
          purpose={{ purpose: 'payoff', orderId, quoteId: quote.data.quote_id }}
          amountLimits={{ amount: quote.data.amount, min: quote.data.amount, max: quote.data.amount }}
          head={
            <Stack gap="m">
              <Heading level={2} size="m">
                {t({ message: 'Досрочное погашение', comment: 'Heading of what it costs to pay an order early' })}
              </Heading>
              <Text tone="quiet">{title}</Text>
              <PayoffChangedNote last={form.prefill?.purpose === 'payoff' ? form.prefill.amount : null} quote={quote.data} />
              <PayoffFigures quote={quote.data} />
              <GoodUntil quote={quote.data} />
              {lastDay !== null && <OtherDayPayoff {...days} lastDay={lastDay} />}
              {back}
            </Stack>
          }
        />
      ) : null}
    </PaymentFormStep>
  );
}

function GoodUntil({ quote }: { quote: PayoffQuote }) {
  const { t } = useLingui();
  const day = formatDateShort(quote.date, useLanguage());
  return (
    <Text size="s" tone="quiet">
      {t({ message: `Сумма верна до конца ${day}.`, comment: 'Early payoff, under its sum: the last day on which the sum can be paid' })}
    </Text>
  );
}

/** Shown when the payoff amount differs from the last submitted one. */
function PayoffChangedNote({ last, quote }: { last: number | null; quote: PayoffQuote }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (last === null || last === quote.amount) return null;
  const [before, now] = [formatMoney(last, language), formatMoney(quote.amount, language)];
  return (
    <Banner tone="info" live="status">
      {t({
        message: `Мы пересчитали сумму: было ${before}, теперь ${now}.`,
        comment: 'Early payoff: the sum has changed since it was submitted',
      })}
    </Banner>
  );
}
