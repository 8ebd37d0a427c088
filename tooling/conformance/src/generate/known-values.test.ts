import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleOperation } from '../testing/example-operations.ts';
import { casesOf } from './cases.ts';
import { createKnownValues } from './known-values.ts';

const LISTED = { data: [{ id: '7', total: 1, product_id: 'p9' }] };

it('ids of a list are used in the path of one entry', () => {
  const known = createKnownValues({});
  const getOrder = exampleOperation('getOrder');
  const pathOf = () =>
    fc.sample(casesOf(getOrder, { document: getOrder.document, known }, String).example, { seed: 1, numRuns: 1 })[0]?.request.path;
  expect(pathOf()).toBe('/shop/orders/100001');
  known.learn(exampleOperation('listOrders'), 200, LISTED, null);
  expect(pathOf()).toBe('/shop/orders/7');
});

it('ids replace those of an example body by their name in some requests, fixed values in all', () => {
  const known = createKnownValues({ note: 'fixed' });
  known.learn(exampleOperation('listOrders'), 200, LISTED, null);
  const createOrder = exampleOperation('createOrder');
  const items = fc.sample(casesOf(createOrder, { document: createOrder.document, known }, String).example, { seed: 1, numRuns: 20 });
  const bodies = new Set(items.map((item) => item?.request.body));
  expect([...bodies].toSorted()).toEqual([
    '{"product_id":"1000","count":1,"note":"fixed"}',
    '{"product_id":"p9","count":1,"note":"fixed"}',
  ]);
});

it('nothing is learned of a refusal', () => {
  const known = createKnownValues({});
  known.learn(exampleOperation('listOrders'), 404, LISTED, null);
  expect(known.find({ name: 'product_id', schema: {} })).toEqual([]);
});

it('the last segment of Location is an id of its collection', () => {
  const known = createKnownValues({});
  known.learn(exampleOperation('createOrder'), 201, undefined, '/shop/orders/o5');
  expect(known.find({ name: 'id', schema: {}, before: 'shop/orders' })).toEqual(['o5']);
});
