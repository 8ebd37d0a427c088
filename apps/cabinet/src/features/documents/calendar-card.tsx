import { useLingui } from '@lingui/react/macro';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { CalendarDays } from '@muddat/ui/icons';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { ConfirmDialog } from '../../shared/confirm-action/confirm-dialog.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { CalendarCardProps } from './calendar.types.ts';
import { CalendarActions } from './calendar-actions.tsx';
import { CalendarNote } from './calendar-note.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';

/** The payments of all orders in the customer's own calendar, through a secret URL. */
export function CalendarCard({
  state,
  turningOn,
  outcome,
  copying,
  change,
  onTurnOn,
  onCopy,
  onChange,
  onConfirmChange,
  onCancelChange,
}: CalendarCardProps) {
  const { t } = useLingui();
  if (state.kind === 'failed') {
    const title = t({ message: 'Не удалось загрузить календарь', comment: 'Payment calendar: it could not be loaded' });
    return <SectionError title={title} error={state.error} onRetry={state.retry} retrying={state.retrying} />;
  }
  return (
    <Card as="section" aria-labelledby="calendar">
      <Stack gap="m">
        <Heading level={2} size="m" id="calendar">
          {t({ message: 'Календарь платежей', comment: 'Page of documents: heading of the payment calendar, which can be subscribed to' })}
        </Heading>
        <div>
          <Text tone="quiet">
            {t({
              message: 'Даты и суммы всех платежей — в календаре телефона или компьютера. Напомнит за три дня и за день, обновится сам.',
              comment: 'Payment calendar: its benefit',
            })}
          </Text>
          <CalendarNote outcome={outcome} />
        </div>
        {state.kind === 'loading' ? (
          <SkeletonGroup label={t({ message: 'Загружаем календарь…', comment: 'Read by screen readers: the payment calendar is loading' })}>
            <Stack gap="s">
              <Skeleton width="most" />
              <Skeleton width="half" />
            </Stack>
          </SkeletonGroup>
        ) : state.kind === 'off' ? (
          <>
            {turningOn.kind === 'refused' && <RefusalBanner refusal={turningOn.refusal} />}
            <Button variant="secondary" icon={<CalendarDays size={20} />} pending={turningOn.kind === 'busy'} onClick={onTurnOn}>
              {t({ message: 'Включить календарь', comment: 'Button: creates the secret link of the payment calendar' })}
            </Button>
          </>
        ) : (
          <Stack gap="m">
            {state.kind === 'shown' ? (
              <CalendarSubscription url={state.url} copying={copying} onCopy={onCopy} />
            ) : (
              <HiddenLink showing={turningOn} onShow={onTurnOn} />
            )}
            <CalendarActions onChange={onChange} />
          </Stack>
        )}
      </Stack>
      <CalendarChangeDialog change={change} onConfirmChange={onConfirmChange} onCancelChange={onCancelChange} />
    </Card>
  );
}

function HiddenLink({ showing, onShow }: { showing: CalendarCardProps['turningOn']; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <Stack gap="s">
      <Text>
        {t({
          message: 'Календарь включён. Ссылка скрыта: по ней платежи видны и без входа в кабинет.',
          comment: 'Payment calendar: it is on, and its secret link is shown after a re-authentication',
        })}
      </Text>
      {showing.kind === 'refused' && <RefusalBanner refusal={showing.refusal} />}
      <Button variant="secondary" pending={showing.kind === 'busy'} onClick={onShow}>
        {t({ message: 'Показать ссылку', comment: 'Payment calendar: button that shows its secret link after a re-authentication' })}
      </Button>
    </Stack>
  );
}

function CalendarChangeDialog({
  change,
  onConfirmChange,
  onCancelChange,
}: Pick<CalendarCardProps, 'change' | 'onConfirmChange' | 'onCancelChange'>) {
  const { t } = useLingui();
  if (change.kind === 'rest') return null;
  const words = {
    renew: {
      title: t({ message: 'Сделать новую ссылку?', comment: 'Question before the link of the payment calendar is replaced' }),
      text: t({
        message: 'Старая ссылка перестанет работать у всех, кто ею пользуется, и у вас тоже: добавьте календарь заново по новой.',
        comment: 'Under the question before the link of the payment calendar is replaced',
      }),
      confirmLabel: t({ message: 'Сделать новую', comment: 'Button of a question: replaces the link of the payment calendar' }),
    },
    off: {
      title: t({ message: 'Отключить календарь?', comment: 'Question before the payment calendar is turned off' }),
      text: t({
        message: 'Ссылка перестанет работать, и платежи больше не будут обновляться в календарях, куда вы её добавили.',
        comment: 'Under the question before the payment calendar is turned off',
      }),
      confirmLabel: t({ message: 'Отключить', comment: 'Button of a question: turns the payment calendar off' }),
    },
  }[change.target];
  return (
    <ConfirmDialog
      {...words}
      cancelLabel={t({ message: 'Оставить', comment: 'Button of a question: cancels the action' })}
      pending={change.kind === 'doing'}
      problem={change.kind === 'asking' ? change.problem : null}
      onConfirm={onConfirmChange}
      onCancel={onCancelChange}
    />
  );
}
