import { describe, expect, it } from 'vitest';
import { Problem } from '../../../core/problem.ts';
import { planPayment } from './payment-plan.ts';

const card = { type: 'bank_card', entity_id: 'card_1' } as const;
const base = { purpose: 'instalment', order_id: '1', amount: 500 } as const;

function refusal(body: Parameters<typeof planPayment>[0]) {
  try {
    planPayment(body);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, fields: error.fields };
  }
  return null;
}

describe('planPayment', () => {
  it.each([
    ['a card', { ...base, source: card }, { card: { id: 'card_1', amount: 500 }, balanceAmount: 0, app: null }],
    ['the balance', { ...base, source: { type: 'balance' } }, { card: null, balanceAmount: 500, app: null }],
    ['a payment app', { ...base, source: { type: 'payment_app', system: 'click' } }, { card: null, balanceAmount: 0, app: 'click' }],
    [
      'a card and the balance',
      {
        ...base,
        sources: [
          { type: 'balance', amount: 200 },
          { ...card, amount: 300 },
        ],
      },
      { card: { id: 'card_1', amount: 300 }, balanceAmount: 200, app: null },
    ],
  ] satisfies [string, Parameters<typeof planPayment>[0], Record<string, unknown>][])('pays from %s', (_what, body, plan) => {
    expect(planPayment(body)).toMatchObject(plan);
  });

  it.each([
    ['no source', base, 400, { source: 'required' }],
    ['two ways to say the source', { ...base, source: card, sources: [{ ...card, amount: 500 }] }, 400, { sources: 'unknown' }],
    ['a card without its id', { ...base, source: { type: 'bank_card' } }, 400, { 'source.entity_id': 'required' }],
    ['an app without a name', { ...base, source: { type: 'payment_app' } }, 400, { 'source.system': 'required' }],
    ['an unknown app', { ...base, source: { type: 'payment_app', system: 'cash' } }, 422, { 'source.system': 'choice' }],
    ['no order', { purpose: 'instalment', amount: 500, source: card }, 400, { order_id: 'required' }],
    ['a top-up of an order', { ...base, purpose: 'top_up', source: card }, 400, { order_id: 'unknown' }],
    ['a top-up from the balance', { purpose: 'top_up', amount: 500, source: { type: 'balance' } }, 422, { 'source.type': 'choice' }],
    ['a payoff without a quote', { ...base, purpose: 'payoff', source: card }, 400, { quote_id: 'required' }],
    ['a quote without a payoff', { ...base, quote_id: 'q', source: card }, 400, { quote_id: 'unknown' }],
    [
      'parts that do not add up',
      {
        ...base,
        sources: [
          { type: 'balance', amount: 100 },
          { ...card, amount: 300 },
        ],
      },
      422,
      { sources: 'sum' },
    ],
    [
      'a part of nothing',
      {
        ...base,
        sources: [
          { type: 'balance', amount: 0 },
          { ...card, amount: 500 },
        ],
      },
      422,
      { 'sources.0.amount': 'too_small' },
    ],
    [
      'two cards',
      {
        ...base,
        sources: [
          { ...card, amount: 200 },
          { ...card, amount: 300 },
        ],
      },
      422,
      { sources: 'not_unique' },
    ],
    ['a part without its card', { ...base, sources: [{ type: 'bank_card', amount: 500 }] }, 400, { 'sources.0.entity_id': 'required' }],
  ] satisfies [string, Parameters<typeof planPayment>[0], number, Record<string, string>][])(
    'refuses %s',
    (_what, body, status, fields) => {
      expect(refusal(body)).toEqual({ status, fields });
    },
  );
});
