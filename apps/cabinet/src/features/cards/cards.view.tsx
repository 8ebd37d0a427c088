import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { CalendarDate } from '@muddat/schedule';
import { BankCardTile } from '@muddat/ui/bank-card-tile';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { CreditCard, Plus, RefreshCw } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Grid, Inline, Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { Text } from '@muddat/ui/text';
import type { BankCard } from '../../domain/card/cards-query.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ListState } from '../../shared/query/list-state.ts';
import { CardActions } from './card-actions.tsx';
import { CardChangeNote } from './card-change-note.tsx';
import { CardExpiryNote } from './expiry-note.tsx';
import { type MainCardChange, type MainCardState, sortMainCardFirst } from './main-card.ts';
import { RemoveCardDialog } from './remove-card-dialog.tsx';

export type CardsViewProps = {
  cards: ListState<BankCard>;
  /** The server's date, 'YYYY-MM-DD'. Without it no card is marked as expired or expiring. */
  today: CalendarDate | undefined;
  added: BankCard | null;
  main: MainCardState;
  removal: ConfirmState<BankCard>;
  locale: Locale;
  onAdd: () => void;
  onMain: (change: MainCardChange) => void;
  onRemove: (card: BankCard) => void;
  onConfirmRemoval: () => void;
  onCancelRemoval: () => void;
};

export function CardsView({
  cards,
  today,
  added,
  main,
  removal,
  locale,
  onAdd,
  onMain,
  onRemove,
  onConfirmRemoval,
  onCancelRemoval,
}: CardsViewProps) {
  const { t } = useLingui();
  if (cards.kind === 'failed') {
    const failed = t({
      message: 'Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку',
      comment: 'Payment form: the cards could not be loaded (text of the specification); pressing the button loads them again',
    });
    return <SectionError title={failed} error={cards.error} onRetry={cards.retry} retrying={cards.retrying} />;
  }
  if (cards.kind === 'loading') return <CardsSkeleton />;
  const busy = main.kind === 'busy' ? main.input.card.entity_id : null;
  return (
    <>
      <CardChangeNote added={added} main={main} removal={removal} onRetry={onMain} />
      <CardExpiryNote cards={cards.items} today={today} />
      {cards.items.length === 0 ? (
        <NoCards locale={locale} onAdd={onAdd} />
      ) : (
        <Stack gap="m">
          <Grid
            as="ul"
            columns="1-2-2"
            align="start"
            aria-label={t({ message: 'Сохранённые карты', comment: 'Read by screen readers: name of the list on the cards page' })}
          >
            {sortMainCardFirst(cards.items).map((card) => (
              <li key={card.entity_id}>
                <BankCardTile
                  system={card.system}
                  network={card.network}
                  bank={card.bank}
                  last4={card.last4}
                  expiry={card.expiry}
                  today={today}
                  isDefault={card.is_default}
                  foot={
                    <CardActions
                      card={card}
                      pending={busy === card.entity_id}
                      disabled={busy !== null}
                      onMain={onMain}
                      onRemove={onRemove}
                    />
                  }
                />
              </li>
            ))}
          </Grid>
          <Inline>
            <Button variant="secondary" width="phone" icon={<Plus size={20} />} onClick={onAdd}>
              {t({ message: 'Добавить карту', comment: 'Button: adds a bank card' })}
            </Button>
            <LinkButton variant="ghost" width="phone" icon={<RefreshCw size={20} />} href={hrefTo('consents', {}, locale)}>
              {t({ message: 'Автосписание с карт', comment: 'Link on the page of cards: to the page of automatic debits' })}
            </LinkButton>
          </Inline>
          <Text tone="quiet" size="s">
            {t({
              message:
                'Основная карта выбрана первой, когда вы платите. Без кода из СМС деньги списываются, только если вы включили автосписание.',
              comment: 'Cards page: under the list, what the main card is for',
            })}
          </Text>
        </Stack>
      )}
      <RemoveCardDialog removal={removal} onConfirm={onConfirmRemoval} onCancel={onCancelRemoval} />
    </>
  );
}

function CardsSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем карты…', comment: 'Read by screen readers: the page of saved cards is loading' })}>
      <Grid columns="1-2-2">
        <Skeleton shape="tile" />
        <Skeleton shape="tile" />
      </Grid>
    </SkeletonGroup>
  );
}

function NoCards({ locale, onAdd }: { locale: Locale; onAdd: () => void }) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <EmptyState
        icon={<CreditCard size={28} />}
        title={t({ message: 'Сохранённых карт нет', comment: 'Cards page of a customer without cards' })}
        action={
          <Stack gap="xs">
            <Button icon={<Plus size={20} />} onClick={onAdd}>
              {t({ message: 'Добавить карту', comment: 'Button: adds a bank card' })}
            </Button>
            <LinkButton variant="ghost" href={hrefTo('main-page', {}, locale)}>
              {t({
                message: 'К ближайшему платежу',
                comment: 'Button of a customer without cards: to the main page, where the next payment is',
              })}
            </LinkButton>
          </Stack>
        }
      >
        {t({
          message: 'Добавьте карту Uzcard или Humo, чтобы платить за покупки. Платить можно и с баланса Muddat.',
          comment: 'Cards page of a customer without cards: what a card is for, and how to pay without one',
        })}
      </EmptyState>
    </Card>
  );
}
