import { describe, expect, it } from 'vitest';
import { MONEY_WRITES, SPEC_AUTH_CALLS, SPEC_CALLS } from './calls.ts';
import {
  allOperations,
  type ContractOperation,
  fieldsOf,
  listOf,
  mediaOf,
  objectOf,
  parametersOf,
  requestBodyOf,
  responsesOf,
  textOf,
} from './load.ts';

const operations = allOperations();
const each = operations.map((operation): [string, ContractOperation] => [`${operation.api}.${operation.id}`, operation]);
const named = (id: string) => operations.find((operation) => operation.id === id);
const securityOf = (operation: ContractOperation) =>
  listOf(operation.value['security'] ?? operation.document['security']).flatMap((entry) => Object.keys(objectOf(entry)));
const statusesOf = (operation: ContractOperation) => responsesOf(operation).map(([status]) => status);
const headersOf = (operation: ContractOperation) =>
  parametersOf(operation)
    .filter(({ value }) => value['in'] === 'header')
    .map(({ value }) => [textOf(value['name']), value['required'] === true] as const);
const answersJson = (operation: ContractOperation) =>
  responsesOf(operation).every(
    ([status, response]) => status >= 300 || mediaOf(operation.document, response).every(({ type }) => type === 'application/json'),
  );

describe('the calls of spec section 7', () => {
  it.each(SPEC_CALLS)('%s: %s %s is %s, said to be of the specification', (api, method, path, id) => {
    expect(named(id)).toMatchObject({ api, method, path, value: { 'x-origin': 'spec' } });
  });

  it('and those of the auth provider are all that is said to be of the specification', () => {
    const known = [...SPEC_CALLS.map(([, , , id]) => id), ...SPEC_AUTH_CALLS].sort();
    expect(
      operations
        .filter(({ value }) => value['x-origin'] === 'spec')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(known);
  });
});

describe.each(each)('%s', (_title, operation) => {
  it('has an id, a summary, a tag of the document and an origin', () => {
    expect(operation.id).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(textOf(operation.value['summary']).length).toBeGreaterThan(5);
    const tags = listOf(operation.document['tags']).map((tag) => objectOf(tag)['name']);
    expect(listOf(operation.value['tags']).length).toBeGreaterThan(0);
    for (const tag of listOf(operation.value['tags'])) expect(tags).toContain(tag);
    expect(['spec', 'extension']).toContain(operation.value['x-origin']);
  });

  it('says who may call it, by schemes that are bearer tokens', () => {
    expect(operation.value['security'] ?? operation.document['security']).toBeDefined();
    const schemes = objectOf(objectOf(operation.document['components'])['securitySchemes']);
    const security = securityOf(operation);
    for (const scheme of security) expect(schemes[scheme]).toMatchObject({ type: 'http', scheme: 'bearer' });
    if (security.includes('guest')) expect(security).toContain('customer');
    if (security.length > 0) expect(statusesOf(operation)).toContain(401);
  });

  it('answers failures with the one problem schema, and says which', () => {
    const failures = responsesOf(operation).filter(([status]) => status >= 400);
    for (const [status, response] of failures) {
      const media = mediaOf(operation.document, response);
      expect(
        media.map(({ type }) => type),
        String(status),
      ).toEqual(['application/json']);
      expect(objectOf(media[0]?.schema)['$ref'], String(status)).toBe('#/components/schemas/Problem');
    }
    expect(statusesOf(operation).some((status) => status >= 200 && status < 300)).toBe(true);
    expect(statusesOf(operation)).toContain(500);
    if (requestBodyOf(operation) !== null) expect(statusesOf(operation)).toEqual(expect.arrayContaining([400, 413, 415]));
  });

  it('has flat arguments that do not clash', () => {
    const inUrl = parametersOf(operation)
      .filter(({ value }) => value['in'] === 'path' || value['in'] === 'query')
      .map(({ value }) => textOf(value['name']));
    const body = requestBodyOf(operation);
    const media = body === null ? [] : mediaOf(operation.document, body);
    for (const one of media.length > 0 ? media : [null]) {
      const names = [...inUrl, ...(one === null ? [] : fieldsOf(operation.document, one.schema).names)];
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    }
  });

  it('takes closed objects and gives open ones', () => {
    const body = requestBodyOf(operation);
    for (const { schema } of body === null ? [] : mediaOf(operation.document, body))
      expect(fieldsOf(operation.document, schema).closed).toBe(true);
    for (const [, response] of responsesOf(operation)) {
      for (const { schema } of mediaOf(operation.document, response)) expect(fieldsOf(operation.document, schema).closed).toBe(false);
    }
  });

  it('names each part of its path as a parameter', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = parametersOf(operation).filter(({ value }) => value['in'] === 'path' && value['required'] === true);
    expect(declared.map(({ value }) => value['name']).sort()).toEqual(inPath.sort());
  });
});

it('no operationId stands twice in all five contracts', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

it.each(each.filter(([, operation]) => answersJson(operation)))('%s carries the common headers, and its own', (_title, operation) => {
  const headers = headersOf(operation);
  expect(headers.map(([name]) => name)).toEqual(expect.arrayContaining(['Accept-Language', 'ClientModel']));
  if (operation.api === 'builder') expect(headers.map(([name]) => name.toLowerCase())).toContain('organization');
  const isMoney = MONEY_WRITES.some((id) => id === operation.id);
  expect(headers.some(([name, required]) => name === 'Idempotency-Key' && required)).toBe(isMoney);
  if (isMoney) expect(statusesOf(operation)).toEqual(expect.arrayContaining([400, 409, 422]));
});
