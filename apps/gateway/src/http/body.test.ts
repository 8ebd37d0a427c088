import { expect, test } from 'vitest';
import { parseJsonBody } from './body.ts';

const nested = (levels: number): Buffer => Buffer.from(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

test.each([
  ['a value', Buffer.from('1')],
  ['an empty list', Buffer.from('[]')],
  ['32 levels', nested(32)],
])('%s is read', (_name, body) => {
  expect(parseJsonBody(body)).toEqual(JSON.parse(body.toString()));
});

test.each([
  ['34 levels', nested(34)],
  ['40 000 levels', nested(40_000)],
  ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['half of a body', Buffer.from('{"a":')],
  ['nothing', Buffer.from('')],
])('%s is malformed_json', (_name, body) => {
  expect(() => parseJsonBody(body)).toThrow('malformed_json');
});
