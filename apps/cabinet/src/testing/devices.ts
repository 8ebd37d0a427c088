import type { ActivityEntry, Device, Passkey } from '../features/security/security.types.ts';

export const DEVICES_NOW = '2026-11-21T09:05:00.000Z';

export const OWN_DEVICE: Device = {
  id: 'own',
  device: 'Android',
  browser: 'Chrome',
  city: null,
  last_seen_at: '2026-11-21T09:00:00.000Z',
  current: true,
};
export const OTHER_DEVICES: readonly Device[] = [
  { id: 'pc', device: 'Windows', browser: 'Firefox', city: null, last_seen_at: '2026-11-20T09:05:00.000Z', current: false },
  { id: 'odd', device: null, browser: null, city: 'Ташкент', last_seen_at: '2026-11-21T09:04:00.000Z', current: false },
];
export const PASSKEYS: readonly Passkey[] = [
  { id: 'pk_1', name: 'Chrome, Android', created_at: '2026-11-20T09:00:00.000Z', last_used_at: null },
  { id: 'pk_2', name: 'Мой ноутбук', created_at: '2026-10-01T09:00:00.000Z', last_used_at: '2026-11-21T08:05:00.000Z' },
];

const UNKNOWN_ORIGIN = { device: null, browser: null, place: null, is_new: false };
export const ACTIVITY_ENTRIES: readonly ActivityEntry[] = [
  { id: 'act_1', kind: 'sign_in', at: '2026-11-21T09:00:00.000Z', device: 'Windows', browser: 'Firefox', place: '84.54.*.*', is_new: true },
  { id: 'act_2', kind: 'passkey_added', at: '2026-11-20T09:05:00.000Z', ...UNKNOWN_ORIGIN },
  {
    id: 'act_3',
    kind: 'sign_in',
    at: '2026-11-20T09:00:00.000Z',
    device: 'Android',
    browser: 'Chrome',
    place: '213.230.*.*',
    is_new: false,
  },
];
