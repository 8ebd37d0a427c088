import { describe, expect, test } from 'vitest';
import { escapeCsvText, statementCsv } from './csv.ts';
import { toStatementMovements } from './movements.ts';

describe('[X-10] the statement for a spreadsheet', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+998901234567', `"'+998901234567"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['＝1', `"'＝1"`],
    ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
    ['Оплата; "срочно"', `"Оплата; ""срочно"""`],
    ['Oʻzbek', '"Oʻzbek"'],
  ])('writes the text %j as %s, so that no formula runs and no field breaks', (text, cell) => {
    expect(escapeCsvText(text)).toBe(cell);
  });

  test('writes amounts as numbers, negative ones too', () => {
    const movement = { at: '2026-11-18T09:30:00.000Z', what: 'other', orders: ['=1'], charged: -5, onOrders: 0, balance: -5 } as const;
    const facts = {
      kind: 'statement',
      from: '2026-11-01',
      to: '2026-11-18',
      opening: 7,
      closing: 2,
      charged: -5,
      onOrders: 0,
      movements: [movement],
    } as const;
    expect(statementCsv(facts, 'ru').split('\r\n')[1]).toBe(`"18.11.2026, 14:30";"Другая операция";"'=1";-5;0;-5`);
  });
});

describe('the movements of a statement', () => {
  const at = new Date('2026-11-18T09:30:00.000Z');
  const entry = (posting: string, account: string, amount: number, orderNumber: string | null = null) => ({
    posting,
    account,
    amount,
    at,
    purpose: 'instalment',
    orderNumber,
  });

  test('have no entry for a hold, one for a payment from card and balance, and one for the return of its money', () => {
    expect(
      toStatementMovements([
        entry('p:hold', 'balance', 10),
        entry('p:hold', 'held', -10),
        entry('p:settle', 'provider', 30),
        entry('p:settle', 'held', 10),
        entry('p:settle', 'order', -35, '1'),
        entry('p:settle', 'balance', -5),
        entry('p:return:1', 'order', 35, '1'),
        entry('p:return:1', 'balance', -35),
      ]),
    ).toEqual([
      { at: at.toISOString(), what: 'paid', orders: ['1'], charged: 30, onOrders: 35, balance: -5 },
      { at: at.toISOString(), what: 'returned', orders: ['1'], charged: 0, onOrders: -35, balance: 35 },
    ]);
  });

  test.each([
    ['p:settle', 'withdrawal', 'withdrawn'],
    ['p:settle', 'top_up', 'top_up'],
    ['p:late', 'instalment', 'late'],
    ['p:refund:1', 'instalment', 'refunded'],
    ['p:chargeback:1', 'instalment', 'charged_back'],
    ['p:new', 'instalment', 'other'],
  ])('[X-10] show the posting %s of a payment for %s as %s', (posting, purpose, what) => {
    expect(toStatementMovements([{ ...entry(posting, 'balance', 10), purpose }])).toMatchObject([{ what }]);
  });
});
