import { Trans, useLingui } from '@lingui/react/macro';
import { joinFacts } from '@muddat/i18n';
import { ActionList } from '@muddat/ui/action-row';
import { Badge } from '@muddat/ui/badge';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { KeyRound, Lock, Monitor, Phone, Smartphone } from '@muddat/ui/icons';
import { TimeAgo } from '@muddat/ui/notification-row';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ListState } from '../../shared/query/list-state.ts';
import { RefusalBanner } from '../../shared/refusal/refusal-banner.tsx';
import type { WriteState } from '../../shared/refusal/use-write.ts';
import { type ActivityGroup, groupActivity } from './activity-groups.ts';
import { useDeviceTitle, useSessionCountText } from './devices.ts';
import type { ActivityEntry } from './security.types.ts';

const ROWS_AT_FIRST = 8;

type Props = {
  activity: ListState<ActivityEntry>;
  /** Whether the account is frozen: no money moves until the customer proves their identity. */
  frozen: boolean;
  /** The reference time of "5 minutes ago", ISO 8601. */
  now: string;
  freezing: WriteState<unknown>;
  onFreeze: () => void;
  onReauthenticate: () => void;
};

/**
 * Log of sign-ins and changes of the account, with a button "it was not me" that freezes the account. The log cannot be switched
 * off.
 */
export function ActivitySection({ activity, frozen, now, freezing, onFreeze, onReauthenticate }: Props) {
  const { t } = useLingui();
  const title = t({ message: 'Журнал действий', comment: 'Security page: heading of the log of sign-ins and changes' });
  const rowOf = useActivityRow(now);
  if (activity.kind === 'failed') {
    const failed = t({ message: 'Не удалось загрузить журнал действий', comment: 'Security page: the log could not be loaded' });
    return <SectionError title={failed} error={activity.error} onRetry={activity.retry} retrying={activity.retrying} />;
  }
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Heading level={2} size="m">
          {title}
        </Heading>
        {frozen ? <FrozenAccount onReauthenticate={onReauthenticate} /> : <FreezeAccount freezing={freezing} onFreeze={onFreeze} />}
        {activity.kind === 'loading' ? (
          <ListSkeleton
            rows={3}
            label={t({ message: 'Загружаем журнал…', comment: 'Read by screen readers while the log of activity loads' })}
          />
        ) : activity.items.length === 0 ? (
          <Text tone="quiet" size="s">
            {t({ message: 'Записей пока нет.', comment: 'The log of activity is empty' })}
          </Text>
        ) : (
          <Log label={title} rows={groupActivity(activity.items).map(rowOf)} />
        )}
      </Stack>
    </Card>
  );
}

/** The rows of the log. Those after the latest eight are folded, so that the column ends near the other one. */
function Log({ label, rows }: ComponentProps<typeof ActionList>) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack gap="m">
      <ActionList label={label} rows={isWhole ? rows : rows.slice(0, ROWS_AT_FIRST)} />
      {rows.length > ROWS_AT_FIRST && (
        <Button variant="secondary" width="full" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole
            ? t({ message: 'Свернуть журнал', comment: 'Security page, button: shows only the latest rows of the log again' })
            : t({ message: 'Показать весь журнал', comment: 'Security page, button: shows all rows of the log' })}
        </Button>
      )}
    </Stack>
  );
}

function FreezeAccount({ freezing, onFreeze }: Pick<Props, 'freezing' | 'onFreeze'>) {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      {freezing.kind === 'refused' && <RefusalBanner refusal={freezing.refusal} />}
      <Text tone="quiet" size="s">
        {t({
          message:
            'Не узнаёте вход? Нажмите «Это не я»: выйдем из кабинета на всех устройствах и остановим платежи, пока вы не подтвердите личность.',
          comment: 'Security page: above the button «Это не я»',
        })}
      </Text>
      <Button variant="danger" width="full" pending={freezing.kind === 'busy'} onClick={onFreeze}>
        {t({ message: 'Это не я', comment: 'Button: freezes the account at once, since somebody else has signed in' })}
      </Button>
    </Stack>
  );
}

function FrozenAccount({ onReauthenticate }: Pick<Props, 'onReauthenticate'>) {
  const { t } = useLingui();
  return (
    <Stack gap="s">
      <Banner tone="soon">
        {t({
          message:
            'Кабинет временно закрыт: платить и покупать нельзя, пока вы не подтвердите, что это вы. Смените пароль и удалите чужие ключи.',
          comment: 'Security page: the customer has pressed «Это не я» before',
        })}
      </Banner>
      <Button width="full" onClick={onReauthenticate}>
        {t({ message: 'Подтвердить и открыть кабинет', comment: 'Button: opens the frozen account after a proof' })}
      </Button>
    </Stack>
  );
}

function useActivityRow(now: string) {
  const { t } = useLingui();
  const titleOf = useDeviceTitle();
  const countText = useSessionCountText();
  const words: Record<ActivityEntry['kind'], { title: string; icon: ReactNode }> = {
    sign_in: { title: t({ message: 'Вход в кабинет', comment: 'Log of activity: a sign-in' }), icon: <Monitor size={22} /> },
    proof: {
      title: t({ message: 'Подтверждение, что это вы', comment: 'Log of activity: a fresh proof was given' }),
      icon: <Smartphone size={22} />,
    },
    password_changed: {
      title: t({ message: 'Пароль изменён', comment: 'Heading after the password was changed' }),
      icon: <Lock size={22} />,
    },
    phone_changed: {
      title: t({ message: 'Телефон изменён', comment: 'Log of activity: the phone was changed' }),
      icon: <Phone size={22} />,
    },
    passkey_added: {
      title: t({ message: 'Добавлен ключ доступа', comment: 'Log of activity: a passkey was added' }),
      icon: <KeyRound size={22} />,
    },
    passkey_deleted: {
      title: t({ message: 'Удалён ключ доступа', comment: 'Log of activity: a passkey was deleted' }),
      icon: <KeyRound size={22} />,
    },
    frozen: {
      title: t({ message: 'Кабинет временно закрыт', comment: 'Log of activity: «Это не я» was pressed' }),
      icon: <Lock size={22} />,
    },
    unfrozen: {
      title: t({ message: 'Кабинет снова открыт', comment: 'Log of activity: a proof opened the account' }),
      icon: <Lock size={22} />,
    },
  };
  return ({ id, kind, at, place, is_new, count, ...device }: ActivityGroup) => ({
    id,
    ...words[kind],
    badge: is_new && <Badge tone="soon">{t({ message: 'Новое устройство', comment: 'Log of activity: mark of a sign-in' })}</Badge>,
    lines: [
      ...(kind === 'sign_in' ? [joinFacts([titleOf(device), count > 1 ? countText(count) : null])] : []),
      ...(place === null
        ? []
        : [
            <Trans key="place" comment="Log of activity: the first half of the network's address, such as 84.54.*.*, follows">
              Сеть: {place}
            </Trans>,
          ]),
      <TimeAgo key="at" at={at} now={now} />,
    ],
  });
}
