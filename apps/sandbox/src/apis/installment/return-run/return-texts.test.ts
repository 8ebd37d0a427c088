import { describe, expect, test } from 'vitest';
import type { StoredReturnFigures, StoredReturnSums } from '../../../db/schema/returns.ts';
import { orderToPay } from '../../../domain/message/notification-texts.ts';
import type { ReturnState, ReturnWish } from './return-rules.ts';
import { DEFAULT_RETURN_ANSWERS, type ReturnTextFacts, returnStepText } from './return-texts.ts';

const instalment = { number: 1, dueDate: '2026-12-25', amount: 500_000, paidAmount: 0 } as const;
const bought: Record<'parts' | 'once' | 'paid off', StoredReturnSums['schedule']> = {
  parts: [instalment],
  once: [],
  'paid off': [{ ...instalment, paidAmount: instalment.amount }],
};

function bodiesOf(to: ReturnState, how: keyof typeof bought, back: Partial<StoredReturnFigures> = {}): string[] {
  const sums = { total: 500_000, paid: 0, schedule: bought[how] };
  const figures: StoredReturnFigures = { share: 0, giveBack: 0, giveBackTo: 'nothing', bonusBack: 0, old: sums, new: sums, ...back };
  const about: ReturnTextFacts = { wish: 'refund', number: '100001', storeName: 'Tulpor', deadline: null, figures };
  const told = returnStepText(to, about);
  return told === null ? [] : [told.bodyRu, told.bodyUz];
}

describe('[X-11] the notification about an ended return', () => {
  test.each([
    ['declined', 'График остаётся прежним.', 'Jadval oʻzgarmaydi.'],
    ['lapsed', 'График остаётся прежним.', 'Jadval oʻzgarmaydi.'],
    ['accepted', 'график пересчитан.', 'jadval qayta hisoblandi.'],
  ] as const)('in the state %s mentions the schedule only if an instalment is due', (to, ru, uz) => {
    expect(bodiesOf(to, 'parts')).toEqual([expect.stringContaining(ru), expect.stringContaining(uz)]);
    const nothingDue = [...bodiesOf(to, 'once'), ...bodiesOf(to, 'paid off')];
    expect(nothingDue).toHaveLength(4);
    for (const body of nothingDue) {
      expect(body).not.toMatch(/график|jadval/i);
      expect(body).toMatch(/[^.,\s]\.$/);
    }
  });

  test('writes soʻm in Uzbek with the case ending that the sentence needs', () => {
    const back = { giveBack: 350_000, giveBackTo: 'store_cash' } as const;
    expect(bodiesOf('accepted', 'once', back)[1]).toMatch(/ 350\s000\ssoʻmni doʻkon naqd qaytaradi\.$/);
    expect(bodiesOf('accepted', 'parts', { ...back, giveBackTo: 'balance' })[1]).toMatch(/ 350\s000\ssoʻm balansingizda\.$/);
    expect(orderToPay('100001', 350_000, new Date('2026-12-25T07:00:00Z')).bodyUz).toMatch(/ 350\s000\ssoʻmni /);
  });
});

const WISHES: readonly ReturnWish[] = ['refund', 'repair'];

test.each(WISHES)('[X-11] no preset reply about a %s mentions photos or an answer of the store', (wish) => {
  const answers = Object.values(DEFAULT_RETURN_ANSWERS[wish]).flatMap(({ ru, uz }) => [ru, uz]);
  expect(answers.length).toBeGreaterThan(6);
  for (const answer of answers) expect(answer).not.toMatch(/фото|ответ|surat|javob/i);
});
