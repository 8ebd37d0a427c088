import { describe, expect, test } from 'vitest';
import type { StoredFigures, StoredSums } from '../../../db/schema/returns.ts';
import { orderToPay } from '../../../domain/message/notification-texts.ts';
import type { ReturnState, ReturnWish } from './return-rules.ts';
import { ANSWERS, type ReturnAbout, returnText } from './return-texts.ts';

const instalment = { number: 1, dueDate: '2026-12-25', amount: 500_000, paidAmount: 0 } as const;
const bought: Record<'parts' | 'once' | 'paid off', StoredSums['schedule']> = {
  parts: [instalment],
  once: [],
  'paid off': [{ ...instalment, paidAmount: instalment.amount }],
};

function bodiesOf(to: ReturnState, how: keyof typeof bought, back: Partial<StoredFigures> = {}): string[] {
  const sums = { total: 500_000, paid: 0, schedule: bought[how] };
  const figures: StoredFigures = { share: 0, giveBack: 0, giveBackTo: 'nothing', bonusBack: 0, old: sums, new: sums, ...back };
  const about: ReturnAbout = { wish: 'refund', number: '100001', storeName: 'Tulpor', deadline: null, figures };
  const told = returnText(to, about);
  return told === null ? [] : [told.bodyRu, told.bodyUz];
}

describe('[X-11] what a customer reads of a return that ended', () => {
  test.each([
    ['declined', 'График остаётся прежним.', 'Jadval oʻzgarmaydi.'],
    ['lapsed', 'График остаётся прежним.', 'Jadval oʻzgarmaydi.'],
    ['accepted', 'график пересчитан.', 'jadval qayta hisoblandi.'],
  ] as const)('one that is %s tells of the schedule where something is due by it', (to, ru, uz) => {
    expect(bodiesOf(to, 'parts')).toEqual([expect.stringContaining(ru), expect.stringContaining(uz)]);
    const nothingDue = [...bodiesOf(to, 'once'), ...bodiesOf(to, 'paid off')];
    expect(nothingDue).toHaveLength(4);
    for (const body of nothingDue) {
      expect(body).not.toMatch(/график|jadval/i);
      expect(body).toMatch(/[^.,\s]\.$/);
    }
  });

  test('an Uzbek ending is written together with its sum', () => {
    const back = { giveBack: 350_000, giveBackTo: 'store_cash' } as const;
    expect(bodiesOf('accepted', 'once', back)[1]).toMatch(/ 350\s000\ssoʻmni doʻkon naqd qaytaradi\.$/);
    expect(bodiesOf('accepted', 'parts', { ...back, giveBackTo: 'balance' })[1]).toMatch(/ 350\s000\ssoʻm balansingizda\.$/);
    expect(orderToPay('100001', 350_000, new Date('2026-12-25T07:00:00Z')).bodyUz).toMatch(/ 350\s000\ssoʻmni /);
  });
});

const WISHES: readonly ReturnWish[] = ['refund', 'repair'];

test.each(WISHES)('[X-11] no usual answer about a %s speaks of photos or of a store’s answer, which a case may not have', (wish) => {
  const answers = Object.values(ANSWERS[wish]).flatMap(({ ru, uz }) => [ru, uz]);
  expect(answers.length).toBeGreaterThan(6);
  for (const answer of answers) expect(answer).not.toMatch(/фото|ответ|surat|javob/i);
});
