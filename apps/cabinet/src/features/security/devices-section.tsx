import { useLingui } from '@lingui/react/macro';
import { ActionList } from '@muddat/ui/action-row';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { useSessionsEndedText } from '../../domain/security/use-sessions-ended-text.ts';
import type { ConfirmState } from '../../shared/confirm-action/confirm-action.machine.ts';
import { ListSkeleton } from '../../shared/page/list-skeleton.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { ListState } from '../../shared/query/list-state.ts';
import { CalendarRenewalOffer, type CalendarRenewalOfferProps } from './calendar-renewal-offer.tsx';
import type { Device, SessionsToEnd } from './security.types.ts';
import { useDeviceRows } from './use-device-rows.tsx';

type Props = {
  devices: ListState<Device>;
  /** The reference time of "5 minutes ago", ISO 8601. */
  now: string;
  ending: ConfirmState<SessionsToEnd>;
  onEnd: (what: SessionsToEnd) => void;
  /**
   * Offers a new calendar link after other sessions were ended, since the old link may have been copied. Null before that, and if there is
   * no calendar.
   */
  calendar: CalendarRenewalOfferProps | null;
  /** The sign-out button of this device, the same as on other pages. */
  signOut: ReactNode;
};

/** The signed-in devices: this one first, each other one with a button that ends its session. */
export function DevicesSection({ devices, now, ending, onEnd, calendar, signOut }: Props) {
  const { t } = useLingui();
  const title = t({ message: 'Где вы вошли', comment: 'Security page: heading of the list of devices that are signed in' });
  const endedText = useSessionsEndedText();
  const rowsOf = useDeviceRows({ now, onEnd, signOut });
  if (devices.kind === 'failed') {
    const failed = t({
      message: 'Не удалось загрузить список устройств',
      comment: 'Security page: the list of devices could not be loaded',
    });
    return <SectionError title={failed} error={devices.error} onRetry={devices.retry} retrying={devices.retrying} />;
  }
  const others = devices.kind === 'ready' ? devices.items.filter(({ current }) => !current).length : 0;
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Heading level={2} size="m">
          {title}
        </Heading>
        {ending.kind === 'rest' && ending.done && (
          <Banner tone="good" live="status">
            {endedText(ending.done.count)}
          </Banner>
        )}
        {calendar && <CalendarRenewalOffer {...calendar} />}
        {devices.kind === 'loading' ? (
          <ListSkeleton
            rows={2}
            label={t({ message: 'Загружаем устройства…', comment: 'Read by screen readers while the list of devices loads' })}
          />
        ) : (
          <ActionList label={title} rows={rowsOf(devices.items)} />
        )}
        {devices.kind === 'ready' &&
          (others === 0 ? (
            <Text tone="quiet" size="s">
              {t({ message: 'Других входов нет: вы вошли только здесь.', comment: 'Security page: this device is the only one' })}
            </Text>
          ) : (
            <Stack gap="xs">
              <Button variant="secondary" width="full" onClick={() => onEnd({ kind: 'others', count: others })}>
                {t({ message: 'Выйти на всех других устройствах', comment: 'Button: signs out everywhere but here' })}
              </Button>
              <Text tone="quiet" size="s">
                {t({
                  message: 'Не узнаёте устройство? Завершите его сеанс и смените пароль.',
                  comment: 'Security page: under the list of devices',
                })}
              </Text>
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}
