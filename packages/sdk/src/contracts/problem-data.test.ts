import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { authProblemSchemas } from '../generated/auth-schemas.ts';
import { billingProblemSchemas } from '../generated/billing-schemas.ts';
import { builderProblemSchemas } from '../generated/builder-schemas.ts';
import { gatewayProblemSchemas } from '../generated/gateway-schemas.ts';
import { installmentProblemSchemas } from '../generated/installment-schemas.ts';
import { mobileProblemSchemas } from '../generated/mobile-schemas.ts';
import { contractValidator } from '../testing/contract-validator.ts';
import { asList, asObject, asText, CONTRACTS, loadContract, mediaOf, operationsOf, responsesOf } from './load.ts';

const schemas = {
  auth: authProblemSchemas,
  billing: billingProblemSchemas,
  builder: builderProblemSchemas,
  gateway: gatewayProblemSchemas,
  installment: installmentProblemSchemas,
  mobile: mobileProblemSchemas,
};
const EVERY_PROBLEM = ['code', 'message', 'request_id', 'fields'];

describe.each(CONTRACTS)('what the problems of the %s contract add', (api) => {
  const data = asObject(loadContract(api)['x-problem-data']);
  const keyOf = (id: string, code: string) => [`${id}.${code}`, code].find((key) => key in data);
  const examples = operationsOf(api).flatMap((operation) =>
    responsesOf(operation)
      .filter(([status]) => status >= 400)
      .flatMap(([, response]) => mediaOf(operation.document, response))
      .flatMap((media) => media.examples.map(([name, value]) => ({ id: operation.id, name, problem: asObject(value) }))),
  );
  const validate = contractValidator(api);

  it('is named by codes that operations list', () => {
    const listed = operationsOf(api).flatMap(({ id, value }) =>
      Object.values(asObject(value['x-problem-codes'])).flatMap((codes) => asList(codes).map((code) => keyOf(id, asText(code)))),
    );
    expect(Object.keys(data).filter((key) => !listed.includes(key))).toEqual([]);
  });

  it.each(examples)('is what the example $name of $id has', ({ id, problem }) => {
    const key = keyOf(id, asText(problem['code']));
    const added = Object.keys(problem).filter((name) => !EVERY_PROBLEM.includes(name));
    if (key === undefined) return expect(added).toEqual([]);
    expect(validate(`#/x-problem-data/${key}`, problem)).toEqual([]);
    expect(v.safeParse(schemas[api][key] ?? expect.fail(`no schema of ${key}`), problem).issues).toBeUndefined();
    const known = asObject(asObject(follow(data, key))['properties']);
    for (const name of added) expect(Object.keys(known)).toContain(name);
  });

  it.each(Object.keys(data))('has valid examples for %s', (key) => {
    for (const example of asList(asObject(follow(data, key))['examples'])) expect(validate(`#/x-problem-data/${key}`, example)).toEqual([]);
  });
});

/** The schema of a key, which may refer to that of another. */
function follow(data: object, key: string): unknown {
  const schema = asObject(asObject(data)[key]);
  const ref = asText(schema['$ref']);
  return ref === '' ? schema : follow(data, ref.replace('#/x-problem-data/', ''));
}
