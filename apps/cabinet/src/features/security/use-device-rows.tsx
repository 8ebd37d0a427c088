import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionRowProps } from '@muddat/ui/action-row';
import { Badge } from '@muddat/ui/badge';
import { Button } from '@muddat/ui/button';
import { Monitor, Smartphone } from '@muddat/ui/icons';
import { TimeAgo } from '@muddat/ui/notification-row';
import type { ReactNode } from 'react';
import { type DeviceGroup, groupDevices, useDeviceTitle, useSessionCountText } from './devices.ts';
import type { Device, SessionsToEnd } from './security.types.ts';

type Options = { now: string; onEnd: (what: SessionsToEnd) => void; signOut: ReactNode };

const HANDHELD = /android|iphone|ipad|ios|mobile/i;

/** Rows of the signed-in devices, each with a button that ends its session. */
export function useDeviceRows({ now, onEnd, signOut }: Options) {
  const { t } = useLingui();
  const titleOf = useDeviceTitle();
  const countText = useSessionCountText();
  const end = t({ message: 'Завершить сеанс', comment: 'Button next to a device that is signed in: signs it out' });
  const here = t({ message: 'Сейчас в кабинете', comment: 'List of devices: the one in the hand of the reader' });

  const rowOf = ({ ids, current, city, last_seen_at, ...named }: DeviceGroup): ActionRowProps & { id: string } => {
    const name = titleOf(named);
    const count = ids.length;
    return {
      id: ids[0],
      highlighted: current,
      icon: HANDHELD.test(named.device ?? '') ? <Smartphone size={22} /> : <Monitor size={22} />,
      title: name,
      badge: current ? (
        <Badge tone="info">{t({ message: 'Это устройство', comment: 'Mark on the device in the hand of the reader' })}</Badge>
      ) : (
        count > 1 && <Badge tone="neutral">{countText(count)}</Badge>
      ),
      lines: [
        ...(city === null ? [] : [city]),
        current ? (
          here
        ) : (
          <Trans comment="List of devices: when it was used last; words such as «5 минут назад», «вчера, 14:05» follow">
            Последний раз: <TimeAgo at={last_seen_at} now={now} />
          </Trans>
        ),
      ],
      action: current ? (
        signOut
      ) : (
        <Button
          variant="ghost"
          size="s"
          aria-label={t({
            message: `Завершить сеанс: ${name}`,
            comment: 'Button next to a device, read by screen readers; the placeholder is the name of the device',
          })}
          onClick={() => onEnd({ kind: 'one', ids, name })}
        >
          {end}
        </Button>
      ),
    };
  };
  return (devices: readonly Device[]) => groupDevices(devices).map(rowOf);
}
