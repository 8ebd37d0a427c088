import type { ValueStorage } from '@muddat/app-shell';
import { beforeEach, expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { clearPhoneEntry, findSentCode, readPhoneEntry, savePhoneEntry, saveTypedPhone } from './phone-entry-store.ts';

const NOW = 1_000_000;
const phone = '+998900000001';
const otp: SentOtp = {
  length: 6,
  resendAt: NOW + 60_000,
  expiresAt: NOW + 300_000,
  maskedPhone: '+998 90 *** ** 01',
  channel: 'call',
  lockedUntil: null,
  triesLeft: 3,
};
const sent = { purpose: 'register', otp } as const;

let stored: Map<string, string>;
let store: ValueStorage;
beforeEach(() => {
  stored = new Map();
  store = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
  };
});

test('readPhoneEntry returns the saved entry for 15 minutes, and null later or after the clock was set back', () => {
  savePhoneEntry({ phone, sent }, NOW, store);
  expect(readPhoneEntry(NOW + 1_000, store)).toEqual({ phone, sent });
  expect(readPhoneEntry(NOW + 900_000, store)).toBeNull();
  expect(readPhoneEntry(NOW - 1, store)).toBeNull();
});

test('readPhoneEntry drops an expired code and keeps its phone', () => {
  savePhoneEntry({ phone, sent }, NOW, store);
  expect(readPhoneEntry(NOW + 300_000, store)).toEqual({ phone, sent: null });
});

test.each([
  ['keeps the code of the same phone', '+998 90 000 00 01', { phone, sent }],
  ['drops the code when the phone changes', '+998 90 000 00 02', { phone: '+998900000002', sent: null }],
  ['saves an incomplete phone as typed and drops the code', '+998 90 00', { phone: '+998 90 00', sent: null }],
])('saveTypedPhone %s', (_title, typed, left) => {
  savePhoneEntry({ phone, sent }, NOW, store);
  saveTypedPhone(typed, NOW, store);
  expect(readPhoneEntry(NOW, store)).toEqual(left);
});

test.each([
  ['for this phone and purpose is found', 'register', phone, otp],
  ['for another purpose is ignored', 'sign-in', phone, null],
  ['for another phone is ignored', 'register', '+998900000002', null],
] as const)('findSentCode: a code %s', (_title, purpose, to, found) => {
  expect(findSentCode({ phone, sent }, purpose, to)).toEqual(found);
});

test.each(['', 'null', '{"at":1}', '{"at":1000000,"phone":5,"sent":null}'])(
  'readPhoneEntry ignores the invalid stored value %o',
  (text) => {
    stored.set('muddat.entry', text);
    expect(readPhoneEntry(NOW, store)).toBeNull();
  },
);

test('with a missing or throwing storage no phone entry is saved and no function throws', () => {
  const broken = () => {
    throw new Error('forbidden');
  };
  for (const none of [null, { getItem: broken, setItem: broken, removeItem: broken }]) {
    savePhoneEntry({ phone, sent }, NOW, none);
    expect(readPhoneEntry(NOW, none)).toBeNull();
    clearPhoneEntry(none);
  }
});

test('clearPhoneEntry deletes the saved entry', () => {
  savePhoneEntry({ phone, sent }, NOW, store);
  clearPhoneEntry(store);
  expect(stored.size).toBe(0);
});
