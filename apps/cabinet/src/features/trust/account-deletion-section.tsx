import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Skeleton } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import { formatDayAndTime } from '../../shared/time/time-text.ts';
import { RetainedDataList } from './retained-data-list.tsx';
import type { DeletionPlan, TrustViewProps } from './trust.types.ts';

type Props = Pick<TrustViewProps, 'plan' | 'isConfirming' | 'deleting' | 'undoing' | 'onConfirmingChange' | 'onDelete' | 'onUndo'>;

/** Deletion of the account: what prevents it, which data stays, and the dialog that confirms it. */
export function AccountDeletionSection({ plan, isConfirming, deleting, undoing, onConfirmingChange, onDelete, onUndo }: Props) {
  const { t } = useLingui();
  const around = useFocusAfterUndo(plan.data);
  const { data, error, isFetching, refetch } = plan;
  const lost = useLostBonuses(data);
  const words = t({
    message:
      'Вы выйдете на всех устройствах. Три дня можно войти и отменить удаление. Потом вернуть аккаунт нельзя: с этим номером вы сможете зарегистрироваться только заново.',
    comment: 'Under the question before the account is deleted',
  });
  if (!data && error) {
    const title = t({ message: 'Не удалось загрузить условия удаления', comment: 'Page of own data: this part could not be loaded' });
    return <SectionError title={title} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Card as="section">
      <Stack gap="s">
        <div ref={around}>
          <Heading level={2} size="m" focusable>
            {t({ message: 'Удалить аккаунт', comment: 'Heading over the button that deletes the account' })}
          </Heading>
        </div>
        {undoing.kind === 'done' && data?.erased_at === null && (
          <Banner tone="good" live="status">
            {t({
              message: 'Удаление отменено. Аккаунт снова открыт.',
              comment: 'Page of own data: the deletion of the account was undone',
            })}
          </Banner>
        )}
        {!data ? (
          <Skeleton shape="tile" />
        ) : data.erased_at !== null ? (
          <ClosedAccount erasedAt={data.erased_at} undoing={undoing} onUndo={onUndo} />
        ) : (
          <Plan plan={data} lost={lost} onAsk={() => onConfirmingChange(true)} />
        )}
      </Stack>
      {isConfirming && (
        <ConfirmDialog
          title={t({ message: 'Удалить аккаунт?', comment: 'Question before the account is deleted' })}
          text={lost === null ? words : `${words} ${lost}`}
          confirmLabel={t({ message: 'Удалить аккаунт', comment: 'Heading over the button that deletes the account' })}
          cancelLabel={t({ message: 'Оставить', comment: 'Button of a question: nothing is deleted' })}
          pending={deleting.kind === 'busy'}
          problem={deleting.kind === 'refused' ? deleting.refusal : null}
          onConfirm={onDelete}
          onCancel={() => onConfirmingChange(false)}
        />
      )}
    </Card>
  );
}

type ClosedAccountProps = Pick<Props, 'undoing' | 'onUndo'> & { erasedAt: string };

/** Shown while a requested deletion can still be undone. */
function ClosedAccount({ erasedAt, undoing, onUndo }: ClosedAccountProps) {
  const { t } = useLingui();
  const until = formatDayAndTime(erasedAt, useLanguage());
  return (
    <>
      <Banner tone="soon">
        {t({
          message: `Аккаунт закрыт: платить и покупать нельзя. Мы сотрём его ${until}.`,
          comment: 'Page of own data: the account is closed and will be erased at that date and time, unless it is undone',
        })}
      </Banner>
      {undoing.kind === 'refused' && <RefusalBanner refusal={undoing.refusal} />}
      <div>
        <Button pending={undoing.kind === 'busy'} onClick={onUndo}>
          {t({ message: 'Отменить удаление', comment: 'Button: the account is not deleted and is open again' })}
        </Button>
      </div>
    </>
  );
}

/** Moves the focus to the heading of the section after an undo, because the pressed button is gone. */
function useFocusAfterUndo(plan: DeletionPlan | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const wasClosed = useRef(false);
  const isClosed = plan !== undefined && plan.erased_at !== null;
  useEffect(() => {
    if (wasClosed.current && !isClosed) around.current?.querySelector('h2')?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);
  return around;
}

/** Text about the bonuses that are lost with the account; null if there are none. */
function useLostBonuses(plan: DeletionPlan | undefined): string | null {
  const { t } = useLingui();
  const language = useLanguage();
  if (plan === undefined || plan.bonuses === 0) return null;
  const sum = formatMoney(plan.bonuses, language);
  return t({ message: `Сгорят бонусы на ${sum}.`, comment: 'Page of own data: what is lost when the account is deleted, a sum of money' });
}

type PlanProps = { plan: DeletionPlan; lost: string | null; onAsk: () => void };

function Plan({ plan, lost, onAsk }: PlanProps) {
  const { t } = useLingui();
  const numbers = plan.orders.join(', ');
  return (
    <>
      <Text>
        {t({
          message:
            'Сотрём имя, телефон, карты, адреса, номера близких, корзину, лимит, отзывы, вопросы, уведомления и всё, что вы писали и снимали для возвратов.',
          comment: 'Page of own data: what is erased when the account is deleted',
        })}
      </Text>
      <RetainedDataList retained={plan.kept} />
      {lost !== null && <Banner tone="soon">{lost}</Banner>}
      {plan.orders.length > 0 && (
        <Banner tone="info">
          {t({
            message: `Сначала завершите заказы: №\u00a0${numbers}`,
            comment: 'Why the account cannot be deleted yet; numbers of orders follow',
          })}
        </Banner>
      )}
      {plan.claim !== undefined && (
        <Banner tone="info">
          {t({
            message: 'Сначала погасите долг на балансе.',
            comment: 'Why the account cannot be deleted yet: money is owed on the balance',
          })}
        </Banner>
      )}
      {plan.balance > 0 && (
        <Banner tone="info">
          {t({
            message: 'Сначала выведите деньги с баланса.',
            comment: 'Why the account cannot be deleted yet: there is money on the balance',
          })}
        </Banner>
      )}
      <div>
        <Button variant="danger" disabled={!plan.possible} onClick={onAsk}>
          {t({ message: 'Удалить аккаунт', comment: 'Heading over the button that deletes the account' })}
        </Button>
      </div>
    </>
  );
}
