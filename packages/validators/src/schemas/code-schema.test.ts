import { expect, it } from 'vitest';
import { parseOrMessages } from '../testing/parse-or-messages.ts';
import { codeSchema, codeSchemaOf } from './code-schema.ts';

it.each([
  [codeSchema, '123456', '123456'],
  [codeSchema, '123 456', '123456'],
  [codeSchema, '١٢٣٤٥٦', '123456'],
  [codeSchema, '012345', '012345'],
  [codeSchema, 'Код: 123 456. Действует 5 минут', '123456'],
  [codeSchema, '1234567', ['digits?length=6']],
  [codeSchema, '12345', ['digits?length=6']],
  [codeSchema, '12345a', ['digits?length=6']],
  [codeSchema, '', ['required']],
  [codeSchemaOf(4), '1234', '1234'],
  [codeSchemaOf(4), '123456', ['digits?length=4']],
])('case %#: the code schema turns $1 into the output or errors $2', (schema, input, outcome) => {
  expect(parseOrMessages(schema, input)).toEqual(outcome);
});
