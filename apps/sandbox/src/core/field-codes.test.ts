import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldErrorCodesSchema, toFieldErrorCodes } from './field-codes.ts';

const ajv = new Ajv2020({ allErrors: true });
const validate = ajv.compile({
  type: 'object',
  additionalProperties: false,
  required: ['amount'],
  properties: {
    amount: { type: 'integer', minimum: 1 },
    code: { type: 'string', pattern: '^[0-9]{6}$' },
    source: { type: 'object', required: ['entity_id'], properties: { entity_id: { type: 'string' } } },
    either: { oneOf: [{ type: 'string', maxLength: 2 }, { type: 'integer' }] },
  },
});

describe('toFieldErrorCodes', () => {
  it.each([
    [{}, { amount: 'required' }],
    [{ amount: '5' }, { amount: 'type' }],
    [{ amount: 0 }, { amount: 'too_small' }],
    [{ amount: 1, code: 'abc' }, { code: 'format' }],
    [{ amount: 1, source: {} }, { 'source.entity_id': 'required' }],
    [{ amount: 1, source: { entity_id: 1 } }, { 'source.entity_id': 'type' }],
    [{ amount: 1, color: 'red' }, { color: 'unknown' }],
    [{ amount: 1, either: 'long' }, { either: 'too_long' }],
    [[], { body: 'type' }],
  ])('maps the validation errors of %j to %j', (value, fields) => {
    expect(validate(value)).toBe(false);
    expect(toFieldErrorCodes(validate.errors ?? [])).toEqual(fields);
  });
});

it.each([
  [{ amount: 'too_small', password: 'minLength?min=8', query: 'depth' }, true],
  [{}, true],
  [{ amount: 'wrong' }, false],
  [{ amount: 1 }, false],
])('fieldErrorCodesSchema accepts the stored codes %j: %o', (fields, expected) => {
  expect(v.safeParse(fieldErrorCodesSchema, fields).success).toBe(expected);
});
