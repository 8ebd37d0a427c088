import { describe, expect, it } from 'vitest';
import { installmentOperations } from '../generated/installment-operations.ts';
import { IDEMPOTENT_WRITES, SPEC_AUTH_CALLS, SPEC_CALLS } from './calls.ts';
import {
  allOperations,
  asList,
  asObject,
  asText,
  type ContractOperation,
  fieldsOf,
  mediaOf,
  operationsOf,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from './load.ts';

const operations = allOperations();
const each = operations.map((operation): [string, ContractOperation] => [`${operation.api}.${operation.id}`, operation]);
/** With the gateway's operations, for rules of form. Rules about callers exclude them: the gateway knows callers by its cookie. */
const withGateway = [
  ...each,
  ...operationsOf('gateway').map((operation): [string, ContractOperation] => [`gateway.${operation.id}`, operation]),
];
const named = (id: string) => operations.find((operation) => operation.id === id);
const securityOf = (operation: ContractOperation) =>
  asList(operation.value['security'] ?? operation.document['security']).flatMap((entry) => Object.keys(asObject(entry)));
const statusesOf = (operation: ContractOperation) => responsesOf(operation).map(([status]) => status);
const headersOf = (operation: ContractOperation) =>
  parametersOf(operation)
    .filter(({ value }) => value['in'] === 'header')
    .map(({ value }) => [asText(value['name']), value['required'] === true] as const);
const hasJsonResponse = (operation: ContractOperation) =>
  responsesOf(operation).every(
    ([status, response]) => status >= 300 || mediaOf(operation.document, response).every(({ type }) => type === 'application/json'),
  );

describe('the calls of spec section 7', () => {
  it.each(SPEC_CALLS)('%s: %s %s is the operation %s, marked as part of the specification', (api, method, path, id) => {
    expect(named(id)).toMatchObject({ api, method, path, value: { 'x-origin': 'spec' } });
  });

  it('together with those of the auth provider, are the only operations marked as part of the specification', () => {
    const known = [...SPEC_CALLS.map(([, , , id]) => id), ...SPEC_AUTH_CALLS].sort();
    expect(
      operations
        .filter(({ value }) => value['x-origin'] === 'spec')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(known);
  });
});

describe.each(withGateway)('operation %s', (_title, operation) => {
  it('declares a 400 response, because any request can be malformed', () => {
    expect(statusesOf(operation)).toContain(400);
  });

  it('has an id, a summary, a tag of the document and an origin', () => {
    expect(operation.id).toMatch(/^[a-z][a-zA-Z]+$/);
    expect(asText(operation.value['summary']).length).toBeGreaterThan(5);
    const tags = asList(operation.document['tags']).map((tag) => asObject(tag)['name']);
    expect(asList(operation.value['tags']).length).toBeGreaterThan(0);
    for (const tag of asList(operation.value['tags'])) expect(tags).toContain(tag);
    expect(['spec', 'extension']).toContain(operation.value['x-origin']);
  });

  it('declares who may call it, by bearer tokens or the cookie of the gateway', () => {
    const scheme = operation.api === 'gateway' ? { type: 'apiKey', in: 'cookie' } : { type: 'http', scheme: 'bearer' };
    expect(operation.value['security'] ?? operation.document['security']).toBeDefined();
    const schemes = asObject(asObject(operation.document['components'])['securitySchemes']);
    const security = securityOf(operation);
    for (const name of security) expect(schemes[name]).toMatchObject(scheme);
    if (security.includes('guest')) expect(security).toContain('customer');
    if (security.length > 0) expect(statusesOf(operation)).toContain(401);
  });

  it('declares its failures, all with the Problem schema', () => {
    const failures = responsesOf(operation).filter(([status]) => status >= 400);
    for (const [status, response] of failures) {
      const media = mediaOf(operation.document, response);
      expect(
        media.map(({ type }) => type),
        String(status),
      ).toEqual(['application/json']);
      expect(asObject(media[0]?.schema)['$ref'], String(status)).toBe('#/components/schemas/Problem');
    }
    expect(statusesOf(operation).some((status) => status >= 200 && status < 300)).toBe(true);
    expect(statusesOf(operation)).toContain(500);
    // The gateway's own calls read a body as JSON whatever it says it is.
    const ofBodies = operation.api === 'gateway' ? [400, 413] : [400, 413, 415];
    if (requestBodyOf(operation) !== null) expect(statusesOf(operation)).toEqual(expect.arrayContaining(ofBodies));
  });

  it('lists the problem codes of exactly its failures', () => {
    const codes = Object.entries(asObject(operation.value['x-problem-codes']));
    expect(codes.map(([status]) => Number(status))).toEqual(statusesOf(operation).filter((status) => status >= 400));
    for (const [status, listed] of codes) {
      const names = asList(listed).map(asText);
      expect(names.length, status).toBeGreaterThan(0);
      expect(new Set(names).size, status).toBe(names.length);
      for (const name of names) expect(name, status).toMatch(/^[a-z][a-z_]+$/);
    }
  });

  it('has different names for all its path, query and body arguments', () => {
    const inUrl = parametersOf(operation)
      .filter(({ value }) => value['in'] === 'path' || value['in'] === 'query')
      .map(({ value }) => asText(value['name']));
    const body = requestBodyOf(operation);
    const media = body === null ? [] : mediaOf(operation.document, body);
    for (const one of media.length > 0 ? media : [null]) {
      const names = [...inUrl, ...(one === null ? [] : fieldsOf(operation.document, one.schema).names)];
      expect(new Set(names).size, names.join(', ')).toBe(names.length);
    }
  });

  it('forbids unknown fields in its requests and allows them in its responses', () => {
    const body = requestBodyOf(operation);
    for (const { schema, type } of body === null ? [] : mediaOf(operation.document, body)) {
      // A part of an upload is bytes, and has no fields.
      if (type === 'application/offset+octet-stream') expect(schema).toEqual({ type: 'string', format: 'binary' });
      else expect(fieldsOf(operation.document, schema).closed).toBe(true);
    }
    for (const [, response] of responsesOf(operation)) {
      for (const { schema } of mediaOf(operation.document, response)) expect(fieldsOf(operation.document, schema).closed).toBe(false);
    }
  });

  it('declares each placeholder of its path as a parameter', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = parametersOf(operation).filter(({ value }) => value['in'] === 'path' && value['required'] === true);
    expect(declared.map(({ value }) => value['name']).sort()).toEqual(inPath.sort());
  });
});

it('upload calls use tus and the stream uses server-sent events, and none is a method of the SDK', () => {
  const calls = operations.filter(({ value }) => value['x-protocol'] !== undefined);
  expect(calls.map(({ id, value }) => [id, value['x-protocol']])).toEqual([
    ['streamEvents', 'event-stream'],
    ['createUpload', 'tus'],
    ['deleteUpload', 'tus'],
    ['appendUpload', 'tus'],
    ['getUploadOffset', 'tus'],
  ]);
  for (const { id } of calls) expect(Object.keys(installmentOperations)).not.toContain(id);
});

it('each operationId is unique across the five contracts', () => {
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
});

it('each operationId is unique in the contract of the gateway', () => {
  const ids = operationsOf('gateway').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('exactly the writes of the gateway require X-Requested-With and declare a 403 response', () => {
  for (const operation of operationsOf('gateway')) {
    const guarded = headersOf(operation).some(([name, required]) => name === 'X-Requested-With' && required);
    expect([operation.id, guarded, statusesOf(operation).includes(403)]).toEqual([operation.id, operation.method !== 'get', guarded]);
  }
});

it.each(each.filter(([, operation]) => hasJsonResponse(operation)))('operation %s declares its required headers', (_title, operation) => {
  const headers = headersOf(operation);
  expect(headers.map(([name]) => name)).toEqual(expect.arrayContaining(['Accept-Language', 'ClientModel']));
  if (operation.api === 'builder') expect(headers.map(([name]) => name.toLowerCase())).toContain('organization');
  const isKeyed = IDEMPOTENT_WRITES.some((id) => id === operation.id);
  expect(headers.some(([name, required]) => name === 'Idempotency-Key' && required)).toBe(isKeyed);
  if (isKeyed) expect(statusesOf(operation)).toEqual(expect.arrayContaining([400, 409, 422]));
});
