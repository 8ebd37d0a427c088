import { describe, expect, it } from 'vitest';
import { Problem } from '../../../core/problem.ts';
import { parsePaymentPlan } from './payment-plan.ts';

const card = { type: 'bank_card', entity_id: 'card_1' } as const;
const base = { purpose: 'instalment', order_id: '1', amount: 500 } as const;

function refusalOf(body: Parameters<typeof parsePaymentPlan>[0]) {
  try {
    parsePaymentPlan(body);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, fields: error.fields };
  }
  return null;
}

describe('parsePaymentPlan', () => {
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
  ] satisfies [string, Parameters<typeof parsePaymentPlan>[0], Record<string, unknown>][])('reads the source: %s', (_what, body, plan) => {
    expect(parsePaymentPlan(body)).toMatchObject(plan);
  });

  it.each([
    ['a missing source', base, 400, { source: 'required' }],
    ['both source and sources', { ...base, source: card, sources: [{ ...card, amount: 500 }] }, 400, { sources: 'unknown' }],
    ['a card without its id', { ...base, source: { type: 'bank_card' } }, 400, { 'source.entity_id': 'required' }],
    ['a payment app without its name', { ...base, source: { type: 'payment_app' } }, 400, { 'source.system': 'required' }],
    ['an unknown payment app', { ...base, source: { type: 'payment_app', system: 'cash' } }, 422, { 'source.system': 'choice' }],
    ['an instalment without an order', { purpose: 'instalment', amount: 500, source: card }, 400, { order_id: 'required' }],
    ['a top-up with an order', { ...base, purpose: 'top_up', source: card }, 400, { order_id: 'unknown' }],
    ['a top-up from the balance', { purpose: 'top_up', amount: 500, source: { type: 'balance' } }, 422, { 'source.type': 'choice' }],
    ['a payoff without a quote', { ...base, purpose: 'payoff', source: card }, 400, { quote_id: 'required' }],
    ['an instalment with a payoff quote', { ...base, quote_id: 'q', source: card }, 400, { quote_id: 'unknown' }],
    [
      'sources that do not add up',
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
      'a source with an amount of 0',
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
    ['a listed card without id', { ...base, sources: [{ type: 'bank_card', amount: 500 }] }, 400, { 'sources.0.entity_id': 'required' }],
  ] satisfies [string, Parameters<typeof parsePaymentPlan>[0], number, Record<string, string>][])(
    'refuses %s',
    (_what, body, status, fields) => {
      expect(refusalOf(body)).toEqual({ status, fields });
    },
  );
});
