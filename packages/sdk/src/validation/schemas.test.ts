import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { asObject, CONTRACTS, type ContractName, mediaOf, operationsOf, responsesOf } from '../contracts/load.ts';
import { authSchemas } from '../generated/auth-schemas.ts';
import { billingSchemas } from '../generated/billing-schemas.ts';
import { builderSchemas } from '../generated/builder-schemas.ts';
import { gatewaySchemas } from '../generated/gateway-schemas.ts';
import { installmentSchemas } from '../generated/installment-schemas.ts';
import { mobileSchemas } from '../generated/mobile-schemas.ts';
import { contractValidator } from '../testing/contract-validator.ts';

const schemas = {
  auth: authSchemas,
  billing: billingSchemas,
  builder: builderSchemas,
  gateway: gatewaySchemas,
  installment: installmentSchemas,
  mobile: mobileSchemas,
};
const schemasOf = (api: ContractName) => new Map(Object.entries(schemas[api]));

type Example = { id: string; name: string; value: unknown; pointer: string };

const examplesOf = (api: ContractName): Example[] =>
  operationsOf(api)
    .filter(({ value }) => value['x-protocol'] === undefined)
    .flatMap((operation) =>
      responsesOf(operation)
        .filter(([status]) => status < 300)
        .flatMap(([, response]) => mediaOf(operation.document, response))
        .filter(({ type }) => type === 'application/json')
        .flatMap(({ examples, schemaPointer }) =>
          examples.map(([name, value]) => ({ id: operation.id, name, value, pointer: schemaPointer })),
        ),
    );

/** Copies of an answer in which one value is replaced by a value of another type, one copy for each value in it. */
function broken(value: unknown): unknown[] {
  if (Array.isArray(value)) return [{}, ...value.flatMap((item, at) => broken(item).map((other) => value.with(at, other)))];
  if (typeof value !== 'object' || value === null) return [[value]];
  const fields = asObject(value);
  return [
    [],
    ...Object.keys(fields).map((name) => Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))),
    ...Object.entries(fields).flatMap(([name, field]) => broken(field).map((other) => ({ ...fields, [name]: other }))),
  ];
}

describe.each(CONTRACTS)('the valibot schemas of the %s contract', (api) => {
  const examples = examplesOf(api);
  const validate = contractValidator(api);

  it.each(examples)('accept the example $name of $id', ({ id, value }) => {
    expect(safeParse(schemasOf(api).get(id) ?? expect.fail(`no schema of ${id}`), value)).toEqual({
      typed: true,
      success: true,
      output: value,
      issues: undefined,
    });
  });

  it('refuse a broken example exactly when the contract does', () => {
    for (const { id, value, pointer } of examples) {
      const schema = schemasOf(api).get(id) ?? expect.fail(`no schema of ${id}`);
      for (const other of broken(value)) {
        const wrong = validate(pointer, other);
        expect(safeParse(schema, other).success, `${id} ${JSON.stringify(other)} ${JSON.stringify(wrong[0])}`).toBe(wrong.length === 0);
      }
    }
  });
});
