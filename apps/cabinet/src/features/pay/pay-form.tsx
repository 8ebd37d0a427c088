import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import {
  FormAmountField,
  isFieldTouched,
  PortalForm,
  setAndValidateField,
  setField,
  useFieldNumber,
  useFieldText,
  usePortalForm,
} from '@muddat/forms';
import { formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { AddCardProps } from '../../domain/card/add-card.types.ts';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { isCardExpired } from '../../domain/card/use-card-option.tsx';
import { paymentAppName } from '../../domain/payment/app-names.ts';
import type { PaymentDraft } from '../../domain/payment/payment.types.ts';
import type { PaymentApp } from '../../domain/payment/payment-systems.ts';
import type { PaymentPurpose } from '../../domain/payment/purpose.ts';
import type { PaymentSource } from '../../domain/payment/source.ts';
import { initialSource, parseRadioValue, toRadioValue } from '../../domain/payment/source-choice.ts';
import { SourceField } from '../../domain/payment/source-field.tsx';
import { SplitField } from '../../domain/payment/split-field.tsx';
import type { PaymentPrefill } from '../../domain/payment/use-payment.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { CheaperPayoff } from './cheaper-payoff.tsx';
import * as css from './pay.css.ts';
import { paySchema } from './pay-schema.ts';
import { QuickAmounts } from './quick-amount-buttons.tsx';
import type { QuickAmountsOrder } from './quick-amounts.ts';

type Props = {
  purpose: PaymentPurpose;
  /** The proposed amount and its limits, in so'm. Equal limits fix the amount. */
  amountLimits: { amount: number; min: number; max: number };
  /** Fields of the order for the quick amounts, or round sums; without either no quick amounts are shown. */
  quick?: QuickAmountsOrder | readonly number[] | undefined;
  /**
   * Early payoff: its amount in so'm ('loading' while it is requested), and a callback that opens it. Not offered while the amount is null.
   */
  payoff?: { amount: number | 'loading' | null; onChoose: () => void } | undefined;
  /** Shown above the fields: what is paid for. */
  head: ReactNode;
  /** The server's date; undefined until loaded, and until then no card counts as expired. */
  today: CalendarDate | undefined;
  cards: QueryState<BankCard[]>;
  balance: QueryState<Balance | null>;
  apps: QueryState<readonly PaymentApp[]>;
  prefill: PaymentPrefill | null;
  problem: Refusal | null;
  pending: boolean;
  focusAmount?: boolean;
  /** Address of the page that tops up the balance, and from which the customer returns to this payment. Undefined: no link to it. */
  topUpHref?: string | undefined;
  onSubmit: (draft: PaymentDraft) => Promise<void>;
  /** Renders the form that adds a card, shown instead of this form. */
  addCard: (given: AddCardProps) => ReactNode;
};

const AMOUNT_ID = 'pay-amount';

/** Form for the amount and the source of a payment. */
export function PayForm({
  purpose,
  amountLimits,
  quick,
  payoff,
  head,
  today,
  cards,
  balance,
  apps,
  prefill: last,
  problem,
  pending,
  ...given
}: Props) {
  const { focusAmount = false, topUpHref, onSubmit, addCard } = given;
  const { t } = useLingui();
  const language = useLanguage();
  // Do not propose the amount of a payoff for an instalment, or the other way round.
  const prefill = last?.purpose === purpose.purpose ? last : null;
  const bounds = { min: amountLimits.min, max: amountLimits.max };
  const proposed = Math.max(bounds.min, Math.min(prefill?.amount ?? amountLimits.amount, bounds.max));
  const lastSource = last?.source ?? null;
  const [joined, setJoined] = useState(lastSource?.type === 'split');
  const form = usePortalForm({
    schema: paySchema({ ...bounds, balance: balance.data, joined }),
    initialValues: { amount: proposed, source: null, part: lastSource?.type === 'split' ? lastSource.fromBalance : null },
    // Revalidate when the amount changes: the balance may no longer cover it.
    fieldGroups: [
      ['amount', 'source'],
      ['amount', 'part'],
    ],
  });
  const amount = useFieldNumber(form, 'amount');
  const source = useFieldText(form, 'source');
  const start = initialSource({
    prefill: lastSource,
    cards: cards.data?.filter((card) => !isCardExpired(card, today)),
    balance: balance.data,
    amount: amount ?? Number.NaN,
  });
  const proposedSource = start && toRadioValue(start);
  useEffect(() => {
    if (!isFieldTouched(form, 'source')) setField(form, 'source', proposedSource);
  }, [form, proposedSource]);
  const chosen = parseRadioValue(source);
  const split = chosen?.type === 'bank_card' && balance.data && balance.data.available > 0 ? balance.data : null;
  // While cards and balance load there is no source to pay from. While the payoff loads, the amount may be more than closes the order.
  const loading = payoff?.amount === 'loading' || (source === '' && (cards.isPending || balance.isPending));
  // With a fixed amount, keep the field in sync when the customer selects other payments next to the form. A proposed amount that nobody
  // touched follows its bounds: the payoff, which is the maximum, may load after the form.
  const isFixed = bounds.min === bounds.max;
  useEffect(() => {
    if (isFixed || !isFieldTouched(form, 'amount')) setField(form, 'amount', proposed);
  }, [form, isFixed, proposed]);
  useFocusAmount(focusAmount);
  const [adding, setAdding] = useState(false);

  const submit = (draft: { amount: number; source: PaymentSource }) => onSubmit({ purpose: purpose, ...draft });
  const app = chosen?.type === 'payment_app' ? paymentAppName(chosen.system) : '';
  const sum = formatMoney(amount ?? 0, language);
  const [min, max] = [formatMoney(bounds.min, language), formatMoney(bounds.max, language)];
  return (
    <>
      {adding && (
        <Card padding="l">
          <Stack gap="m">
            <Heading level={2} size="m">
              {t({ message: 'Новая карта', comment: 'Heading while a bank card is being added' })}
            </Heading>
            {addCard({
              onAdded: ({ entity_id }) => {
                setAndValidateField(form, 'source', toRadioValue({ type: 'bank_card', entityId: entity_id }));
                setAdding(false);
              },
              onCancel: () => setAdding(false),
            })}
          </Stack>
        </Card>
      )}
      {/* The payment form is hidden and not unmounted, so that the typed values stay. The card form is outside: HTML forbids nested
          forms. */}
      <div hidden={adding}>
        <PortalForm of={form} busy={pending} onSubmit={submit}>
          <Card padding="l">
            <Stack gap="m">
              {head}
              {problem && (
                <Banner
                  tone="bad"
                  live="alert"
                  title={
                    purpose.purpose === 'top_up'
                      ? t({ message: 'Не удалось пополнить баланс', comment: 'Heading after a failed top-up (text of the specification)' })
                      : undefined
                  }
                >
                  {problem.message}
                </Banner>
              )}
              <div className={css.amount}>
                <FormAmountField
                  of={form}
                  name="amount"
                  id={AMOUNT_ID}
                  large="hero"
                  label={t({ message: 'Сумма', comment: 'Label of the field for the amount of a payment' })}
                  description={
                    isFixed ? undefined : t({ message: `от ${min} до ${max}`, comment: 'Under the amount of a payment: its bounds' })
                  }
                  readOnly={isFixed || pending}
                />
              </div>
              {quick && (
                <QuickAmounts
                  quick={quick}
                  payoff={payoff}
                  amount={amount ?? 0}
                  disabled={pending}
                  onChoose={(value) => setAndValidateField(form, 'amount', value)}
                />
              )}
              {payoff && <CheaperPayoff payoff={payoff} amount={amount ?? 0} />}
            </Stack>
          </Card>
          <Card padding="l">
            <SourceField
              of={form}
              cards={cards}
              balance={balance}
              apps={apps}
              topUpHref={topUpHref}
              today={today}
              disabled={pending}
              onNewCard={() => setAdding(true)}
              split={
                split && (
                  <SplitField of={form} balance={split} amount={amount ?? 0} joined={joined} disabled={pending} onJoined={setJoined} />
                )
              }
            />
          </Card>
          <div className={css.foot}>
            <BottomBar
              action={
                <Button type="submit" pending={pending} disabled={loading}>
                  {purpose.purpose === 'top_up'
                    ? t({ message: `Пополнить на ${sum}`, comment: 'Button: puts this sum on the balance' })
                    : amount === null
                      ? t({ message: 'Оплатить', comment: 'Button: pays, while no sum is typed' })
                      : chosen?.type === 'payment_app'
                        ? t({ message: `Оплатить ${sum} через ${app}`, comment: 'Button: pay this sum in a payment app, such as Payme' })
                        : t({ message: `Оплатить ${sum}`, comment: 'Button: pay this sum' })}
                </Button>
              }
            />
          </div>
        </PortalForm>
      </div>
    </>
  );
}

/** Selects the proposed amount when the customer chose to pay a different one, so that typing replaces it. */
function useFocusAmount(wanted: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    // Runs after the page has moved the focus to its heading, as it does on every page change.
    const timer = setTimeout(() => document.querySelector<HTMLInputElement>(`#${AMOUNT_ID}`)?.select());
    return () => clearTimeout(timer);
  }, [wanted]);
}
