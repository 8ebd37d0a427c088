import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Device } from './security.types.ts';

/** The session of the group that was used last, and the ids of all its sessions. */
export type DeviceGroup = Omit<Device, 'id'> & { ids: [string, ...string[]] };
type Named = { device: string | null; browser: string | null };

/** Returns the name of a device, for example `Android, Chrome`. A name that the browser did not report is left out. */
export function useDeviceTitle(): (device: Named) => string {
  const { t } = useLingui();
  const unknown = t({ message: 'Неизвестное устройство', comment: 'List of devices: neither the device nor the browser is known' });
  return ({ device, browser }) => [device, browser].filter((name) => name !== null && name !== '').join(', ') || unknown;
}

/** Returns how many times a device was signed in, in words. */
export function useSessionCountText(): (count: number) => string {
  const { t } = useLingui();
  return (count) =>
    t({
      message: plural(count, { one: '# вход', few: '# входа', many: '# входов', other: '# входа' }),
      comment: 'Security page: how many times one device was signed in',
    });
}

/**
 * This device first, then the most recently used ones. Sessions that look the same, such as those of one browser that was signed in again
 * and again, are in one group.
 */
export function groupDevices(devices: readonly Device[]): DeviceGroup[] {
  const sorted = devices.toSorted((one, other) => {
    if (one.current !== other.current) return one.current ? -1 : 1;
    return Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at);
  });
  const groups = new Map<string, DeviceGroup>();
  for (const device of sorted) {
    const key = JSON.stringify([device.current, device.device, device.browser, device.city]);
    const group = groups.get(key);
    if (group) group.ids.push(device.id);
    else groups.set(key, { ...device, ids: [device.id] });
  }
  return [...groups.values()];
}
