import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { chooseField, FormAmountField, isTouched, PortalForm, setField, useNumber, usePortalForm, useText } from '@muddat/forms';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Balance, BankCard } from '../../data/entities.ts';
import type { Order } from '../../data/queries.ts';
import * as css from './pay.css.ts';
import type { PayDraft, PayProblem } from './pay.types.ts';
import { paySchema } from './pay-schema.ts';
import { purposeOf } from './purpose-of.ts';
import { QuickAmounts } from './quick-amounts-row.tsx';
import { radioValue, type SourceChoice, startingSource } from './source-choice.ts';
import { SourceField } from './source-field.tsx';
import type { PayPrefill } from './use-pay-flow.ts';

type Props = {
  order: Order;
  cards: UseQueryResult<BankCard[]>;
  balance: UseQueryResult<Balance | null>;
  prefill: PayPrefill | null;
  problem: PayProblem | null;
  pending: boolean;
  wantsOther: boolean;
  onSubmit: (draft: PayDraft) => Promise<void>;
};

const AMOUNT_ID = 'pay-amount';

/** How much, and from where. */
export function PayForm({ order, cards, balance, prefill, problem, pending, wantsOther, onSubmit }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { readable } = useRouteContext({ from: '__root__' });
  const proposed = Math.min(prefill?.amount ?? order.payment_amount, order.payment_max);
  const bounds = { min: order.payment_min, max: order.payment_max };
  const form = usePortalForm({
    schema: paySchema({ ...bounds, balance: balance.data }),
    initialValues: { amount: proposed, source: null },
    // Whether the balance is enough hangs on the sum.
    together: [['amount', 'source']],
  });
  const amount = useNumber(form, 'amount');
  const source = useText(form, 'source');
  const start = startingSource({
    prefill: prefill?.source ?? null,
    cards: cards.data,
    balance: balance.data,
    amount: amount ?? Number.NaN,
  });
  const proposedSource = start && radioValue(start);
  useEffect(() => {
    if (!isTouched(form, 'source')) setField(form, 'source', proposedSource);
  }, [form, proposedSource]);
  // Pressed before it is known what one can pay from, the button could do nothing.
  const loading = source === '' && (cards.isPending || balance.isPending);
  useFocusAmount(wantsOther);

  const submit = async (draft: { amount: number; source: SourceChoice }) => {
    const from =
      draft.source === 'balance' ? { type: 'balance' as const } : { type: 'bank_card' as const, entityId: draft.source.entityId };
    await onSubmit({ purpose: purposeOf(order.payment_reason), amount: draft.amount, source: from });
  };
  const sum = formatMoney(amount ?? 0, language);
  const [min, max] = [formatMoney(bounds.min, language), formatMoney(bounds.max, language)];
  const { name } = order.store;
  const { number } = order;
  return (
    <Card padding="l">
      <PortalForm of={form} busy={pending} gap="l" onSubmit={submit}>
        <Text tone="quiet">{t({ message: `${name}, заказ № ${number}`, comment: 'Card of what is to pay: the store and the order' })}</Text>
        {problem && (
          <Banner tone="bad" live="alert">
            {readable(problem.message)}
          </Banner>
        )}
        <Stack gap="s">
          <FormAmountField
            of={form}
            name="amount"
            id={AMOUNT_ID}
            label={t({ message: 'Сумма', comment: 'Label of the field for the amount of a payment' })}
            description={
              bounds.min === bounds.max
                ? undefined
                : t({ message: `от ${min} до ${max}`, comment: 'Under the amount of a payment: its bounds' })
            }
            readOnly={bounds.min === bounds.max || pending}
          />
          <QuickAmounts order={order} amount={amount ?? 0} disabled={pending} onChoose={(value) => chooseField(form, 'amount', value)} />
        </Stack>
        <SourceField of={form} cards={cards} balance={balance} />
        <div className={css.submit}>
          <Button type="submit" width="full" pending={pending} disabled={loading}>
            {amount === null
              ? t({ message: 'Оплатить', comment: 'Button: pays, while no sum is typed' })
              : t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
          </Button>
        </div>
      </PortalForm>
    </Card>
  );
}

/** Who asked for another sum finds the proposed one chosen, to be typed over. */
function useFocusAmount(wanted: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    // After the heading has had its turn, as after every change of page.
    const timer = setTimeout(() => document.querySelector<HTMLInputElement>(`#${AMOUNT_ID}`)?.select());
    return () => clearTimeout(timer);
  }, [wanted]);
}
