import { expect, it } from 'vitest';
import { createKnownValues } from '../generate/known-values.ts';
import type { Answer, NoAnswer } from '../send/send.ts';
import { exampleOperation } from '../testing/example-operations.ts';
import { createCaller } from './caller.ts';
import { textAt } from './values.ts';

const ANSWER = { headers: new Headers(), mediaType: 'application/json', bytes: 1, text: '', json: { id: '7' }, ms: 1 };

function start(answer: Answer | NoAnswer) {
  const sent: unknown[] = [];
  const session = {
    known: createKnownValues({}),
    send: async ({ request, token, expected }: { request: { path: string; body: unknown }; token: string; expected: unknown }) => {
      sent.push([request.path, request.body, token, expected]);
      return answer;
    },
  };
  const operations = new Map(['createOrder', 'getOrder'].map((id) => [`shop.${id}`, exampleOperation(id)]));
  return { sent, caller: createCaller(session, { operations, newKey: () => 'key-1' }) };
}

it('sends what the contract allows, without undefined values, and returns the answer with its key', async () => {
  const { sent, caller } = start({ ...ANSWER, status: 201 });
  const answer = await caller.call('shop.createOrder', { body: { product_id: 'p', count: 1, note: undefined } });
  expect(sent).toEqual([['/shop/orders', '{"product_id":"p","count":1}', 'customer', 'declared']]);
  expect(answer?.key).toBe('key-1');
  expect(textAt(answer, 'id')).toBe('7');
});

it.each<[string, string, object]>([
  ['an id that an earlier answer lacks', 'shop.getOrder', { path: { id: undefined } }],
  ['a body that lacks a field', 'shop.createOrder', { body: { count: 1 } }],
  ['an operation that is left out', 'shop.deleteOrder', { path: { id: '7' } }],
])('sends nothing for %s', async (_title, name, input) => {
  const { sent, caller } = start({ ...ANSWER, status: 200 });
  expect(await caller.call(name, input)).toBeNull();
  expect(sent).toEqual([]);
});

it.each<[string, Answer | NoAnswer]>([
  ['a refusal', { ...ANSWER, status: 404 }],
  ['no answer', { failure: 'no answer within 10 ms', ms: 10 }],
])('%s is no success', async (_title, answer) => {
  expect(await start(answer).caller.call('shop.getOrder', { path: { id: '7' } })).toBeNull();
});
