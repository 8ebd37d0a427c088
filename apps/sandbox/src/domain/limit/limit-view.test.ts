import { describe, expect, test } from 'vitest';
import { LIMIT_REASONS } from './limit-reasons.ts';
import { limitView } from './limit-view.ts';

const updatedAt = new Date('2026-11-01T00:00:00Z');
const free = { used: 0, pastDueDebt: 0, claimed: 0 };
const row = (status: string, reason: string | null = null): Parameters<typeof limitView>[0] => ({
  customerId: 'cus_0001',
  status,
  amount: 5_000_000,
  validUntil: '2027-01-01',
  reason,
  updatedAt,
});

test('limitView of a customer who never requested a limit is not_created with amount 0', () => {
  expect(limitView(null, free, 'ru')).toEqual({
    status: 'not_created',
    amount: 0,
    used: 0,
    available: 0,
    valid_until: null,
    reason: null,
    next_step: 'request',
    restoration: null,
  });
});

test.each([
  ['approved', 0, { available: 5_000_000, next_step: 'shop' }],
  ['approved', 1, { available: 0, next_step: 'top_up' }],
  ['expired', 1, { available: 0, next_step: 'request' }],
])('limitView of a limit that is %s, with a claim of %i, has %j', (status, claimed, view) => {
  expect(limitView(row(status), { ...free, claimed }, 'ru')).toMatchObject(view);
});

test.each([
  [0, 5_000_000],
  [4_999_999, 1],
  [5_000_000, 0],
  [7_000_000, 0],
])('of a limit of 5 000 000 with %i used, %i is available', (used, available) => {
  expect(limitView(row('approved'), { used, pastDueDebt: 0, claimed: 0 }, 'ru').available).toBe(available);
});

test.each(['requested', 'pending', 'rejected', 'expired', 'blocked'])('a limit has no available amount while it is %s', (status) => {
  expect(limitView(row(status, 'overdue'), free, 'ru').available).toBe(0);
});

describe('the reason of a limit', () => {
  test.each(Object.keys(LIMIT_REASONS))('%s has a text in both languages', (code) => {
    const russian = limitView(row('rejected', code), free, 'ru').reason;
    const uzbek = limitView(row('rejected', code), free, 'uz').reason;
    expect(russian).toMatchObject({ code, text: expect.stringMatching(/[а-я]/) });
    expect(uzbek).toMatchObject({ code, text: expect.not.stringMatching(/[а-яё]/i) });
  });

  test('has a text even for an unknown code, also for the name of an object property', () => {
    for (const code of ['solar_flare', 'constructor']) expect(limitView(row('blocked', code), free, 'ru').reason?.text).toMatch(/[а-я]/);
  });

  test('is null for a limit that is neither rejected nor blocked', () => {
    expect(limitView(row('approved', 'overdue'), free, 'ru').reason).toBeNull();
  });
});

test('the next step of a blocked limit is to pay the overdue amount, then to request the restoration', () => {
  expect(limitView(row('blocked', 'overdue'), { used: 10, pastDueDebt: 10, claimed: 0 }, 'ru').next_step).toBe('pay_overdue');
  expect(limitView(row('blocked', 'overdue'), { used: 10, pastDueDebt: 0, claimed: 0 }, 'ru').next_step).toBe('restore');
});

test('limitView throws for a status that is not in the contract', () => {
  expect(() => limitView(row('toString'), free, 'ru')).toThrow(TypeError);
});
