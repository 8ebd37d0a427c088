import type { ValueStorage } from '@muddat/app-shell';
import { beforeEach, expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { codeUnderway, forgetEntry, keepEntry, keepPhone, readEntry } from './entry-store.ts';

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

let kept: Map<string, string>;
let store: ValueStorage;
beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
});

test('what was kept is found again, for a quarter of an hour', () => {
  keepEntry({ phone, sent }, NOW, store);
  expect(readEntry(NOW + 1_000, store)).toEqual({ phone, sent });
  expect(readEntry(NOW + 900_000, store)).toBeNull();
  expect(readEntry(NOW - 1, store)).toBeNull();
});

test('a code whose time is over is forgotten before its phone', () => {
  keepEntry({ phone, sent }, NOW, store);
  expect(readEntry(NOW + 300_000, store)).toEqual({ phone, sent: null });
});

test.each([
  ['the same phone keeps its code', '+998 90 000 00 01', { phone, sent }],
  ['another one has none', '+998 90 000 00 02', { phone: '+998900000002', sent: null }],
  ['half a phone is kept as it is typed', '+998 90 00', { phone: '+998 90 00', sent: null }],
])('%s', (_title, typed, left) => {
  keepEntry({ phone, sent }, NOW, store);
  keepPhone(typed, NOW, store);
  expect(readEntry(NOW, store)).toEqual(left);
});

test.each([
  ['of this phone and purpose', 'register', phone, otp],
  ['of another purpose', 'sign-in', phone, null],
  ['to another phone', 'register', '+998900000002', null],
] as const)('a code %s', (_title, purpose, to, found) => {
  expect(codeUnderway({ phone, sent }, purpose, to)).toEqual(found);
});

test.each(['', 'null', '{"at":1}', '{"at":1000000,"phone":5,"sent":null}'])('%o that stands there is as good as nothing', (text) => {
  kept.set('muddat.entry', text);
  expect(readEntry(NOW, store)).toBeNull();
});

test('a store that throws or is missing keeps nothing, and nothing breaks', () => {
  const broken = () => {
    throw new Error('forbidden');
  };
  for (const none of [null, { getItem: broken, setItem: broken, removeItem: broken }]) {
    keepEntry({ phone, sent }, NOW, none);
    expect(readEntry(NOW, none)).toBeNull();
    forgetEntry(none);
  }
});

test('whoever is in leaves nothing behind', () => {
  keepEntry({ phone, sent }, NOW, store);
  forgetEntry(store);
  expect(kept.size).toBe(0);
});
