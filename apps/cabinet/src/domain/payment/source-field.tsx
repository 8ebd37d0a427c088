import { useLingui } from '@lingui/react/macro';
import { FormRadioCards, type PortalFormHandle, setField, useFieldText } from '@muddat/forms';
import type { CalendarDate } from '@muddat/schedule';
import { Button } from '@muddat/ui/button';
import { Plus, Wallet } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { RadioCards } from '@muddat/ui/radio-cards';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import type { QueryState } from '../../shared/query/list-state.ts';
import { CardsRetry, QueryRetry } from '../../shared/query/query-retry.tsx';
import type { Balance } from '../balance/balance-queries.ts';
import type { BankCard } from '../card/cards-query.ts';
import { useCardOption } from '../card/use-card-option.tsx';
import type { PaymentApp } from './payment-systems.ts';
import { type SourceProblem, toRadioValue } from './source-choice.ts';

/** The form handle of a payment, as its fields receive it. */
type PayFormHandle = PortalFormHandle<{ amount: number; source: string | null; part?: number | null }>;

type Props = {
  cards: QueryState<BankCard[]>;
  balance: QueryState<Balance | null>;
  apps: QueryState<readonly PaymentApp[]>;
  of: PayFormHandle;
  /** The server's date, 'YYYY-MM-DD'. Cards that have expired by then are disabled. */
  today: CalendarDate | undefined;
  disabled: boolean;
  /** The page that tops up the balance. If left out, there is no link to it. */
  topUpHref?: string | undefined;
  onNewCard: () => void;
  /** Shown under the cards and the balance: takes a part of the sum from the balance. */
  split?: ReactNode;
};

/**
 * The source of the money: a saved card, the balance or a payment app. A kind that fails to load shows a retry button, and the other kinds
 * can be chosen.
 */
export function SourceField({ of, cards, balance, apps, today, disabled, topUpHref, onNewCard, split }: Props) {
  const { t } = useLingui();
  const cardOption = useCardOption(today);
  const label = t({ message: 'Откуда', comment: 'Payment form: where the money comes from' });
  const saved = [
    ...(cards.data ?? []).map((card) => ({ value: toRadioValue({ type: 'bank_card', entityId: card.entity_id }), ...cardOption(card) })),
    ...(balance.data
      ? [{ value: toRadioValue({ type: 'balance' }), title: <BalanceTitle />, description: <Money amount={balance.data.available} /> }]
      : []),
  ];
  const appOptions = (apps.data ?? []).map(({ system, name }) => ({ value: toRadioValue({ type: 'payment_app', system }), title: name }));
  const words: Record<SourceProblem, string> = {
    'none-chosen': t({ message: 'Выберите, откуда оплатить', comment: 'Payment form: no card and no balance is chosen' }),
    'balance-too-small': t({ message: 'На балансе недостаточно денег', comment: 'Payment form: the balance is less than the amount' }),
  };
  const chosen = useFieldText(of, 'source');
  const waiting = cards.isPending || balance.isPending;
  return (
    <Stack gap="m">
      {saved.length > 0 && <FormRadioCards of={of} name="source" label={label} errorTexts={words} options={saved} layout="pairs" />}
      {split}
      {waiting && (
        <SkeletonGroup label={t({ message: 'Загружаем карты и баланс…', comment: 'Read by screen readers, on the payment form' })}>
          <Skeleton shape="button" />
        </SkeletonGroup>
      )}
      {cards.isError && <CardsRetry cards={cards} />}
      {balance.isError && (
        <QueryRetry query={balance}>
          {t({
            message: 'Произошла ошибка при получении баланса. Нажмите, чтобы повторить попытку',
            comment: 'Payment form: the balance could not be loaded (text of the specification); a press tries again',
          })}
        </QueryRetry>
      )}
      {!waiting && !cards.isError && saved.length + appOptions.length === 0 && (
        <Text tone="quiet">
          {t({ message: 'Сохранённых карт пока нет, и на балансе пусто.', comment: 'Payment form: there is nothing to pay from' })}
        </Text>
      )}
      {!waiting && (
        <Inline gap="s">
          <Button variant="secondary" size="s" icon={<Plus size={20} />} disabled={disabled} onClick={onNewCard}>
            {t({ message: 'Новая карта', comment: 'Heading while a bank card is being added' })}
          </Button>
          {topUpHref !== undefined && (
            <Link href={topUpHref} tone="strong">
              <Wallet size={20} />
              {t({ message: 'Пополнить баланс', comment: 'Link: to the page that tops up the balance' })}
            </Link>
          )}
        </Inline>
      )}
      {/* One error message is enough: the group above shows it, if there is one. */}
      {appOptions.length > 0 &&
        (saved.length > 0 ? (
          <RadioCards
            name="source"
            label={t({
              message: 'Или приложением',
              comment: 'Payment form, above the names of payment apps such as Payme: the other way to pay',
            })}
            options={appOptions}
            value={chosen}
            onChange={(value) => setField(of, 'source', value)}
            layout="names"
          />
        ) : (
          <FormRadioCards of={of} name="source" label={label} errorTexts={words} options={appOptions} layout="names" />
        ))}
      {apps.isError && (
        <QueryRetry query={apps}>
          {t({
            message: 'Не удалось загрузить платёжные приложения. Нажмите, чтобы повторить попытку',
            comment: 'Payment form: the payment apps could not be loaded; a press tries again',
          })}
        </QueryRetry>
      )}
    </Stack>
  );
}

function BalanceTitle() {
  const { t } = useLingui();
  return (
    <>
      <Wallet size={20} />
      {t({ message: 'Баланс', comment: 'Payment form: the balance as the source of a payment' })}
    </>
  );
}
