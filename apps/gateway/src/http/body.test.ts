import { expect, test } from 'vitest';
import { parseJsonBody } from './body.ts';

const nested = (levels: number): Buffer => Buffer.from(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);

test.each([
  ['a value', Buffer.from('1')],
  ['an empty list', Buffer.from('[]')],
  ['32 levels', nested(32)],
])('parseJsonBody parses a JSON body of %s', (_name, body) => {
  expect(parseJsonBody(body)).toEqual(JSON.parse(body.toString()));
});

test.each([
  ['34 levels', nested(34)],
  ['40 000 levels', nested(40_000)],
  ['invalid UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ['truncated JSON', Buffer.from('{"a":')],
  ['zero bytes', Buffer.from('')],
])('parseJsonBody refuses a JSON body of %s as malformed_json', (_name, body) => {
  expect(() => parseJsonBody(body)).toThrow('malformed_json');
});
