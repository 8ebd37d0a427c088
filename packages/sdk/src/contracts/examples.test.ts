import { describe, expect, it } from 'vitest';
import { contractValidator } from '../testing/contract-validator.ts';
import {
  CONTRACTS,
  type ContractOperation,
  type JsonWithPointer,
  mediaOf,
  operationsOf,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from './load.ts';

type Case = { title: string; schemaPointer: string; value: unknown };

function mediaCases(operation: ContractOperation, label: string, holder: JsonWithPointer): Case[] {
  return mediaOf(operation.document, holder).flatMap((media) =>
    media.examples.map(([name, value]) => ({ title: `${operation.id} ${label}: ${name}`, schemaPointer: media.schemaPointer, value })),
  );
}

function casesOf(operation: ContractOperation): Case[] {
  const body = requestBodyOf(operation);
  const parameters = parametersOf(operation)
    .filter(({ value }) => 'example' in value)
    .map(({ value, pointer }) => ({
      title: `${operation.id} ${String(value['name'])}`,
      schemaPointer: `${pointer}/schema`,
      value: value['example'],
    }));
  return [
    ...parameters,
    ...(body === null ? [] : mediaCases(operation, 'request', body)),
    ...responsesOf(operation).flatMap(([status, response]) => mediaCases(operation, String(status), response)),
  ];
}

describe.each(CONTRACTS)('the examples of the %s contract', (api) => {
  const operations = operationsOf(api);
  const validate = contractValidator(api);

  it.each(operations.flatMap(casesOf))('the example of $title is valid', ({ schemaPointer, value }) => {
    expect(validate(schemaPointer, value)).toEqual([]);
  });

  it.each(operations.map((operation): [string, ContractOperation] => [operation.id, operation]))(
    'operation %s has examples of its JSON request and its successful responses',
    (_id, operation) => {
      const body = requestBodyOf(operation);
      const successes = responsesOf(operation).filter(([status]) => status < 300);
      const media = [
        ...(body === null ? [] : mediaOf(operation.document, body)),
        ...successes.flatMap(([, response]) => mediaOf(operation.document, response)),
      ];
      for (const one of media.filter(({ type }) => type === 'application/json'))
        expect(one.examples.length, one.schemaPointer).toBeGreaterThan(0);
    },
  );

  it('are checked by a validator that refuses invalid data', () => {
    expect(validate('#/components/schemas/Problem', { message: 7 })).not.toEqual([]);
  });
});
