import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { examplesAt, parameterExample, propertyOf, valueAtPointer } from '../testing/contract-examples.ts';
import { loadContracts } from './contracts.ts';

const contracts = await loadContracts();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formatsPlugin.default(ajv);
for (const { api, document } of contracts) ajv.addSchema(document, api);

type Example = { readonly name: string; readonly pointer: string; readonly value: unknown };

/** Examples of bodies and responses with their schemas, and examples of parameters. */
const examples: Example[] = contracts.flatMap(({ api, document, operations }) =>
  operations.flatMap((operation) => {
    const bodies = Object.entries(operation.bodies ?? {}).map(([type, pointer]) => ({ what: `body ${type}`, pointer }));
    const answers = Object.entries(operation.responses).flatMap(([status, types]) =>
      Object.entries(types).map(([type, pointer]) => ({ what: `${status} ${type}`, pointer })),
    );
    const ofContent = [...bodies, ...answers].flatMap(({ what, pointer }) =>
      examplesAt(document, pointer).map(({ name, value }) => ({
        name: `${operation.operationId} ${what} ${name}`,
        pointer: `${api}${pointer}`,
        value,
      })),
    );
    const ofParameters = operation.parameters.flatMap(({ name, pointer }) => {
      const value = parameterExample(document, pointer);
      return value === undefined ? [] : [{ name: `${operation.operationId} parameter ${name}`, pointer: `${api}${pointer}`, value }];
    });
    return [...ofContent, ...ofParameters];
  }),
);

describe('the contracts', () => {
  it.each(examples)('contain the example $name, which matches its schema', ({ pointer, value }) => {
    const validate = ajv.compile({ $ref: pointer });
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(
    contracts.flatMap(({ document, operations }) => operations.map((operation) => ({ document, operation, name: operation.operationId }))),
  )('describe $name with summary, tag, origin, and examples of body and responses', ({ document, operation }) => {
    const pointer = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method.toLowerCase()}`;
    const raw = valueAtPointer(document, pointer);
    expect(propertyOf(raw, 'summary')).toMatch(/\S/);
    expect(propertyOf(raw, 'tags')).toHaveLength(1);
    expect(['spec', 'extension']).toContain(propertyOf(raw, 'x-origin'));
    const pointers = [
      ...Object.values(operation.bodies ?? {}),
      ...Object.values(operation.responses).flatMap((types) => Object.values(types)),
    ];
    for (const schema of pointers)
      expect(propertyOf(valueAtPointer(document, schema.slice(0, schema.lastIndexOf('/'))), 'examples'), schema).toBeDefined();
  });

  it('use each operation id once', () => {
    const names = contracts.flatMap(({ operations }) => operations.map((operation) => operation.operationId));
    expect(new Set(names).size).toBe(names.length);
  });

  it('require an Idempotency-Key for createPayment, generateLink and confirmPayment', () => {
    const writes = contracts.flatMap(({ api, operations }) => (api === 'billing' ? operations : []));
    const keyed = writes.filter((item) => item.parameters.some((parameter) => parameter.name === 'Idempotency-Key' && parameter.required));
    expect(keyed.map((item) => item.operationId)).toEqual(expect.arrayContaining(['createPayment', 'generateLink', 'confirmPayment']));
  });
});
