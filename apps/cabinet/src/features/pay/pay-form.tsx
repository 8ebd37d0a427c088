import { useLingui } from '@lingui/react/macro';
import { byRules, FormAmountField, PortalForm, setValue, TYPING, usePortalForm } from '@muddat/forms';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { required } from '@muddat/validators';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Balance, BankCard } from '../../data/entities.ts';
import type { Order } from '../../data/queries.ts';
import { amountRule } from './amount-rule.ts';
import type { PayDraft, PayProblem } from './pay.types.ts';
import { purposeOf } from './purpose-of.ts';
import { QuickAmounts } from './quick-amounts-row.tsx';
import { type SourceChoice, type SourceProblem, sourceProblem, startingSource } from './source-choice.ts';
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
  const { locale } = useRouteContext({ from: '__root__' });
  const proposed = Math.min(prefill?.amount ?? order.payment_amount, order.payment_max);
  const [store, Field] = usePortalForm<{ amount: number }>({ initialValues: { amount: proposed } });
  const [amount, setAmount] = useState(proposed);
  const [chosen, setChosen] = useState<SourceChoice | null>(null);
  const [sourceWrong, setSourceWrong] = useState<SourceProblem | null>(null);
  const source = chosen ?? startingSource({ prefill: prefill?.source ?? null, cards: cards.data, balance: balance.data, amount });
  // Pressed before it is known what one can pay from, the button could do nothing.
  const loading = source === null && (cards.isPending || balance.isPending);
  const bounds = { min: order.payment_min, max: order.payment_max };
  const change = (value: number, options: Parameters<typeof setValue>[3]) => {
    setValue(store, 'amount', value, options);
    setAmount(value);
    setSourceWrong(null);
  };
  useFocusAmount(wantsOther);

  const submit = async (values: { amount: number }) => {
    const wrong = sourceProblem({ source, balance: balance.data, amount: values.amount });
    setSourceWrong(wrong);
    if (wrong !== null || source === null || pending) return;
    const from = source === 'balance' ? { type: 'balance' as const } : { type: 'bank_card' as const, entityId: source.entityId };
    await onSubmit({ purpose: purposeOf(order.payment_reason), amount: values.amount, source: from });
  };
  const sum = formatMoney(Number.isNaN(amount) ? 0 : amount, locale);
  const [min, max] = [formatMoney(bounds.min, locale), formatMoney(bounds.max, locale)];
  const { name } = order.store;
  const { number } = order;
  return (
    <Card padding="l">
      <PortalForm of={store} onSubmit={submit}>
        <Stack gap="l">
          <Text tone="quiet">
            {t({ message: `${name}, заказ № ${number}`, comment: 'Card of what is to pay: the store and the order' })}
          </Text>
          {problem && (
            <Banner tone="bad" live="alert">
              {problem.message}
            </Banner>
          )}
          <Stack gap="s">
            <Field name="amount" type="number" validate={byRules(required, amountRule(bounds))}>
              {(field, input) => (
                <FormAmountField
                  field={field}
                  input={input}
                  id={AMOUNT_ID}
                  label={t({ message: 'Сумма', comment: 'Label of the field for the amount of a payment' })}
                  description={
                    bounds.min === bounds.max
                      ? undefined
                      : t({ message: `от ${min} до ${max}`, comment: 'Under the amount of a payment: its bounds' })
                  }
                  readOnly={bounds.min === bounds.max || pending}
                  onValue={(value) => change(value, TYPING)}
                />
              )}
            </Field>
            <QuickAmounts order={order} amount={amount} disabled={pending} onChoose={(value) => change(value, { shouldFocus: false })} />
          </Stack>
          <SourceField
            cards={cards}
            balance={balance}
            value={source}
            wrong={sourceWrong}
            onChange={(value) => {
              setChosen(value);
              setSourceWrong(null);
            }}
          />
          <Button type="submit" width="full" pending={pending} disabled={loading}>
            {Number.isNaN(amount)
              ? t({ message: 'Оплатить', comment: 'Button: pays, while no sum is typed' })
              : t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
          </Button>
        </Stack>
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
