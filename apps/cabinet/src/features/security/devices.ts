import { useLingui } from '@lingui/react/macro';
import type { Device } from './security.types.ts';

type Named = { device: string | null; browser: string | null };

/** Returns the name of a device, for example `Android, Chrome`. A name that the browser did not report is left out. */
export function useDeviceTitle(): (device: Named) => string {
  const { t } = useLingui();
  const unknown = t({ message: 'Неизвестное устройство', comment: 'List of devices: neither the device nor the browser is known' });
  return ({ device, browser }) => [device, browser].filter((name) => name !== null && name !== '').join(', ') || unknown;
}

/** This device first, then the most recently used ones. */
export function sortDevices(devices: readonly Device[]): Device[] {
  return devices.toSorted((one, other) => {
    if (one.current !== other.current) return one.current ? -1 : 1;
    return Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at);
  });
}
