import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../contract/read-contract.ts';
import { exampleOperation } from '../testing/example-operations.ts';
import { type Case, casesOf, expectationOf } from './cases.ts';
import { exampleInputs, generatedInputs, type Input } from './input.ts';
import { createKnownValues } from './known-values.ts';

const newKey = (n: number) => `key-${n}`;
const sourceOf = (id: string) => ({ document: exampleOperation(id).document, known: createKnownValues({}) });
const sample = (id: string, pick: 'random' | 'example', seed = 1, numRuns = 200): Case[] =>
  fc.sample(casesOf(exampleOperation(id), sourceOf(id), newKey)[pick], { seed, numRuns }).filter((item) => item !== null);
const fixedOf = (id: string) =>
  casesOf(exampleOperation(id), sourceOf(id), newKey).fixed.flatMap((cases) => fc.sample(cases, { seed: 1, numRuns: 1 }));

describe('the fixed cases', () => {
  it.each<[string, readonly (readonly [string, unknown])[]]>([
    [
      'listOrders',
      [
        ['without a token', 401],
        ['with an expired token of another issuer', 401],
      ],
    ],
    [
      'getOrder',
      [
        ['without a token', 401],
        ['with an expired token of another issuer', 401],
        ["with a guest's token", 401],
        ['with ids that nothing has', 'refused'],
      ],
    ],
    [
      'createOrder',
      [
        ['without a token', 401],
        ['with an expired token of another issuer', 401],
        ["with a guest's token", 401],
        ['with a body of text/plain', 'refused'],
        ['without a body', 'refused'],
        ['with a body that is no JSON', 400],
        ['with a key that is then used again', 'declared'],
      ],
    ],
  ])('of %s', (id, expected) => {
    expect(fixedOf(id).map((item) => [item?.what, item?.expected])).toEqual(expected);
  });

  it('repeat a key with the same body, and with a different body', () => {
    const [repeated] = fixedOf('createOrder').flatMap((item) => (item?.repeats ? [item] : []));
    expect(repeated?.repeats?.same).toEqual(repeated?.request);
    expect(repeated?.repeats?.other?.headers['idempotency-key']).toBe(repeated?.request.headers['idempotency-key']);
    expect(repeated?.repeats?.other?.body).not.toBe(repeated?.request.body);
  });
});

describe('random cases', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(sample('createOrder', 'random', 7)).toEqual(sample('createOrder', 'random', 7));
    expect(sample('createOrder', 'random', 7)).not.toEqual(sample('createOrder', 'random', 8));
  });

  it('are both allowed and not allowed by the contract', () => {
    expect(new Set(sample('createOrder', 'random').map(({ expected }) => expected))).toEqual(new Set(['declared', 'refused']));
  });

  it('never carry a header or path that HTTP cannot carry', () => {
    for (const { request } of [...sample('createOrder', 'random'), ...sample('getOrder', 'random')])
      expect(() => new Request(`http://test${request.path}`, { method: request.method, headers: request.headers })).not.toThrow();
  });
});

describe('what a request must lead to', () => {
  const body = { product_id: '1000', count: 1 };
  const header = { 'Idempotency-Key': 'k1' };
  it.each<[string, Partial<Input>, string]>([
    ['an allowed one', { header, body }, 'declared'],
    ['without its key', { header: {}, body }, 'refused'],
    ['with a key that is too long', { header: { 'Idempotency-Key': 'k'.repeat(21) }, body }, 'refused'],
    ['without a body', { header }, 'refused'],
    ['with a number beyond its bound', { header, body: { ...body, count: 10 } }, 'refused'],
    ['with an unknown field', { header, body: { ...body, more: 1 } }, 'refused'],
  ])('%s', (_title, given, expected) => {
    const input = { path: {}, query: {}, header: {}, ...given };
    expect(expectationOf(exampleOperation('createOrder'), 'application/json', input)).toBe(expected);
  });

  it('a number in a query is a text that spells it', () => {
    const operation = exampleOperation('listOrders');
    const of = (limit: unknown) => expectationOf(operation, null, { path: {}, query: { limit }, header: {} });
    expect([of('20'), of(100), of('101'), of('x')]).toEqual(['declared', 'declared', 'refused', 'refused']);
  });
});

describe.each(readContracts().map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  const [mediaType = null] = Object.keys(operation.bodies);
  const source = { document: operation.document, known: createKnownValues({}) };
  const refusedOf = (inputs: fc.Arbitrary<Input>) =>
    fc.sample(inputs, { seed: 1, numRuns: 20 }).filter((input) => expectationOf(operation, mediaType, input) === 'refused');

  it('has generated and example inputs that its contract allows', () => {
    expect(refusedOf(generatedInputs(operation, mediaType, source, newKey))).toEqual([]);
    expect(refusedOf(exampleInputs(operation, mediaType, source, newKey))).toEqual([]);
  });
});
