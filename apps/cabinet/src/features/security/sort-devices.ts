import type { Device } from './security.types.ts';

/** The device in the reader's hand first, then whoever was here last. */
export function sortDevices(devices: readonly Device[]): Device[] {
  return devices.toSorted((one, other) => {
    if (one.current !== other.current) return one.current ? -1 : 1;
    return Date.parse(other.last_seen_at) - Date.parse(one.last_seen_at);
  });
}
