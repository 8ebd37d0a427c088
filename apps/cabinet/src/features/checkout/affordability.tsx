import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@muddat/i18n';
import { AmountField } from '@muddat/ui/amount-field';
import { ChevronDown } from '@muddat/ui/icons';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useState } from 'react';
import * as css from './checkout.css.ts';
import type { Quote } from './checkout.types.ts';

/** The effect of the purchase on the customer's monthly payments. The entered income is neither sent to the server nor stored. */
export function AffordabilityEstimate({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const [income, setIncome] = useState<number | null>(null);
  const share = income === null || income === 0 ? null : formatNumber(Math.round((quote.monthly_after / income) * 100));
  return (
    <Stack gap="s">
      <PriceBreakdown
        rows={[
          {
            label: t({ message: 'Сейчас платите в месяц', comment: 'Checkout: the highest sum of a month over the current payments' }),
            value: <Money amount={quote.monthly_before} />,
          },
          {
            label: t({ message: 'Платежи в месяц после покупки', comment: 'Checkout: the highest sum of a month with this purchase' }),
            value: <Money amount={quote.monthly_after} />,
          },
          {
            label: t({ message: 'Лимит после покупки', comment: 'Checkout: what is left of the limit afterwards' }),
            value: <Money amount={quote.limit_after} />,
          },
        ]}
      />
      <details>
        <summary className={css.summary}>
          {t({ message: 'Сколько это от вашего дохода', comment: 'Checkout: opens the field for the income' })}
          <ChevronDown size={18} />
        </summary>
        <AmountField
          label={t({ message: 'Ваш доход в месяц', comment: 'Checkout: field for the income, for an estimate only' })}
          description={t({
            message: 'Только для подсказки: мы его не отправляем и не храним',
            comment: 'Checkout: what the income is for',
          })}
          optional
          large={false}
          value={income}
          onChange={setIncome}
        />
        <div aria-live="polite">
          {share !== null && (
            <Text size="s" tone="quiet">
              {t({
                message: `Платежи займут ${share}\u00a0% вашего дохода. Безопаснее — не больше трети.`,
                comment: 'Checkout: which part of the income the payments are, in percent',
              })}
            </Text>
          )}
        </div>
      </details>
    </Stack>
  );
}
