import { expect, it } from 'vitest';
import { variantsOf } from './schema.ts';

const PAYMENT = {
  type: 'object',
  required: ['amount'],
  properties: { amount: {}, purpose: { type: 'string' }, order_id: {}, quote_id: {} },
};

it.each<[string, object, unknown]>([
  ['no variants', {}, []],
  [
    'fields that go together',
    { 'x-variants': [[{ needs: ['order_id'], without: ['quote_id'] }, { needs: ['quote_id'] }]] },
    [
      { ...PAYMENT, required: ['amount', 'order_id'], properties: { amount: {}, purpose: { type: 'string' }, order_id: {} } },
      { ...PAYMENT, required: ['amount', 'quote_id'] },
    ],
  ],
  [
    'a field with the values that decide',
    { 'x-variants': [[{ purpose: ['top_up'], without: ['order_id', 'quote_id'] }]] },
    [{ ...PAYMENT, properties: { amount: {}, purpose: { enum: ['top_up'] } } }],
  ],
  [
    'two groups, which are combined',
    { 'x-variants': [[{ needs: ['order_id'] }, { needs: ['quote_id'] }], [{ needs: ['purpose'] }]] },
    [
      { ...PAYMENT, required: ['amount', 'order_id', 'purpose'] },
      { ...PAYMENT, required: ['amount', 'quote_id', 'purpose'] },
    ],
  ],
])('variants of a schema with %s', (_title, more, expected) => {
  expect(variantsOf({ ...PAYMENT, ...more })).toEqual(expected);
});
