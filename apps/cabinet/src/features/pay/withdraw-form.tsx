import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { FormAmountField, FormRadioCards, isFieldTouched, PortalForm, setField, useFieldNumber, usePortalForm } from '@muddat/forms';
import { formatMoney } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { Banner } from '@muddat/ui/banner';
import { BottomBar } from '@muddat/ui/bottom-bar';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { CreditCard, RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import { useEffect } from 'react';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { isCardExpired, useCardOption } from '../../domain/card/use-card-option.tsx';
import type { PaymentDraft } from '../../domain/payment/payment.types.ts';
import type { PaymentPrefill } from '../../domain/payment/use-payment.ts';
import type { QueryState } from '../../shared/query/list-state.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import * as css from './pay.css.ts';
import { withdrawSchema } from './withdraw-schema.ts';

type Props = {
  /** Limits from the server, computed from the balance. */
  bounds: { min: number; max: number };
  cards: QueryState<BankCard[]>;
  today: CalendarDate | undefined;
  cardsHref: string;
  prefill: PaymentPrefill | null;
  problem: Refusal | null;
  pending: boolean;
  onSubmit: (draft: PaymentDraft) => Promise<void>;
};

/** Form for the amount and the card of a withdrawal. Proposes the amount of the last attempt or, without one, the maximum. */
export function WithdrawForm({ bounds, cards, today, cardsHref, prefill, problem, pending, onSubmit }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const cardOption = useCardOption(today);
  const form = usePortalForm({
    schema: withdrawSchema(bounds),
    initialValues: { amount: Math.min(prefill?.amount ?? bounds.max, bounds.max), card: null },
  });
  const good = cards.data?.filter((card) => !isCardExpired(card, today));
  const proposed = (good?.find((card) => card.is_default) ?? good?.[0])?.entity_id ?? null;
  useEffect(() => {
    if (!isFieldTouched(form, 'card')) setField(form, 'card', proposed);
  }, [form, proposed]);
  const amount = useFieldNumber(form, 'amount');
  const sum = formatMoney(amount ?? 0, language);
  const [min, max] = [formatMoney(bounds.min, language), formatMoney(bounds.max, language)];
  if (cards.data?.length === 0) return <NoCards href={cardsHref} />;
  return (
    <PortalForm
      of={form}
      busy={pending}
      onSubmit={({ amount, card }) => onSubmit({ purpose: { purpose: 'withdrawal', entityId: card }, amount, source: { type: 'balance' } })}
    >
      <Card padding="l">
        <Stack gap="l">
          {problem && (
            <Banner
              tone="bad"
              live="alert"
              title={t({ message: 'Не удалось вывести деньги', comment: 'Heading after a failed withdrawal to a card' })}
            >
              {problem.message}
            </Banner>
          )}
          <div className={css.amount}>
            <FormAmountField
              of={form}
              name="amount"
              label={t({ message: 'Сумма', comment: 'Label of the field for the amount of a payment' })}
              description={t({ message: `от ${min} до ${max}`, comment: 'Under the amount of a payment: its bounds' })}
              readOnly={pending}
              large="hero"
            />
          </div>
          {cards.data && (
            <FormRadioCards
              of={form}
              name="card"
              label={t({ message: 'На какую карту', comment: 'Withdrawal: label of the choice of a saved card' })}
              errorTexts={{ 'none-chosen': t({ message: 'Выберите карту', comment: 'Withdrawal: no card is chosen' }) }}
              options={cards.data.map((card) => ({ ...cardOption(card), value: card.entity_id }))}
              layout="pairs"
            />
          )}
          {cards.isPending && (
            <SkeletonGroup label={t({ message: 'Загружаем карты…', comment: 'Read by screen readers while the bank cards load' })}>
              <Skeleton shape="button" />
            </SkeletonGroup>
          )}
          {cards.isError && !cards.data && (
            <Button
              variant="secondary"
              size="s"
              width="full"
              icon={<RefreshCw size={20} />}
              pending={cards.isFetching}
              onClick={() => void cards.refetch()}
            >
              {t({
                message: 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку',
                comment: 'Payment form: the cards could not be loaded (text of the specification); a press tries again',
              })}
            </Button>
          )}
          <Text size="s" tone="quiet">
            {t({
              message: 'Подтвердим кодом из СМС. До этого сумма удержана на балансе, а если вывод не состоится, сразу вернётся.',
              comment: 'Withdrawal: under the form, what happens next',
            })}
          </Text>
        </Stack>
      </Card>
      <div className={css.foot}>
        <BottomBar
          action={
            <Button type="submit" pending={pending} disabled={!cards.data}>
              {t({ message: `Вывести ${sum}`, comment: 'Button: moves this sum from the balance to the card' })}
            </Button>
          }
        />
      </div>
    </PortalForm>
  );
}

function NoCards({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={<CreditCard size={28} />}
        title={t({ message: 'Сохранённых карт пока нет', comment: 'Withdrawal: there is no card to withdraw to' })}
        action={
          <LinkButton href={href}>
            {t({ message: 'Добавить карту', comment: 'Link from a withdrawal: to the page of bank cards' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Вывести деньги можно на карту, которую вы сохранили и подтвердили кодом.',
          comment: 'Withdrawal without a saved card: what is needed',
        })}
      </EmptyState>
    </Card>
  );
}
