import fc from 'fast-check';
import { isJson, type Json } from '../contract/json.ts';
import type { Operation } from '../contract/read-contract.ts';
import { createValidator } from '../contract/validator.ts';
import type { Expectation } from '../judge/judge.ts';
import { type TokenKind, textOf, toRequest, type WireRequest } from '../send/request.ts';
import { breakAt, pathsOf } from './breakages.ts';
import { exampleInputs, generatedInputs, type Input, inputSchema, isInput, needsKey, withKey } from './input.ts';
import type { ValueSource } from './schema-values.ts';

/** One request with what it tests and what it must lead to. */
export type Case = {
  readonly operation: Operation;
  /** How the request differs from a valid one, for reports: `without a token`, `` `body.amount` is left out ``. */
  readonly what: string;
  readonly token: TokenKind;
  readonly request: WireRequest;
  readonly expected: Expectation;
  /** Sent after an accepted request: the same with the same key, then another body with that key. */
  readonly repeats?: { readonly same: WireRequest; readonly other: WireRequest | null };
};

/** Null for an input that HTTP cannot carry. */
export type Cases = fc.Arbitrary<Case | null>;

const JSON_TYPE = 'application/json';
/** Above the limit of any reasonable server for JSON. */
const LARGE_BODY = JSON.stringify({ padding: 'a'.repeat(2_000_000) });
const UNKNOWN_ID = 'no-such-id-0000';
const isValidParameter = createValidator(true);
const isValidBody = createValidator(false);

/** The media type of a body: JSON if the operation takes it; null if it takes none. */
export function bodyTypeOf({ bodies }: Operation): string | null {
  const types = Object.keys(bodies);
  return types.includes(JSON_TYPE) ? JSON_TYPE : (types[0] ?? null);
}

/** All cases of an operation: first an example, then the fixed ones, each once, then any number of random ones. */
export type OperationCases = { readonly example: Cases; readonly fixed: readonly Cases[]; readonly random: Cases };

export function casesOf(operation: Operation, source: ValueSource, newKey: (n: number) => string): OperationCases {
  const types = Object.keys(operation.bodies);
  const mediaType = bodyTypeOf(operation);
  const inputs = exampleInputs(operation, mediaType, source, newKey);
  const ownToken: TokenKind = operation.access === 'none' ? 'none' : 'customer';
  const toCase = (what: string, input: Input, more: Partial<Case> = {}, type = mediaType): Case | null => {
    const request = toRequest(operation, input, type);
    return request === null ? null : { operation, what, token: ownToken, request, expected: 'declared', ...more };
  };
  const withRequest = (what: string, change: (request: WireRequest) => WireRequest, expected: Expectation): Cases =>
    inputs.map((input) => {
      const found = toCase(what, input, { expected });
      return found === null ? null : { ...found, request: change(found.request) };
    });
  const withToken = (what: string, token: TokenKind): Cases => inputs.map((input) => toCase(what, input, { token, expected: 401 }));
  const generated = fc.oneof(
    ...(types.length === 0 ? [null] : types).map((type) =>
      generatedInputs(operation, type, source, newKey).map((input) =>
        toCase('generated from the schemas', input, { expected: expectationOf(operation, type, input) }, type),
      ),
    ),
  );
  const broken = fc.tuple(inputs, fc.nat(), fc.nat()).map(([input, pickPath, pickChange]) => {
    const { input: changed, what } = breakInput(operation, mediaType, input, pickPath, pickChange);
    return toCase(what, changed, { expected: expectationOf(operation, mediaType, changed) });
  });
  const example = inputs.map((input) => toCase('the example of the contract', input));
  return {
    example,
    random: fc.oneof({ weight: 2, arbitrary: example }, { weight: 3, arbitrary: generated }, { weight: 5, arbitrary: broken }),
    fixed: [
      ...(operation.access === 'none'
        ? []
        : [withToken('without a token', 'none'), withToken('with an expired token of another issuer', 'foreign')]),
      ...(operation.access === 'customer' ? [withToken("with a guest's token", 'guest')] : []),
      ...(operation.path.includes('{')
        ? [inputs.map((input) => toCase('with ids that nothing has', withUnknownIds(input), { expected: 'refused' }))]
        : []),
      ...(mediaType === null ? [] : bodyCases(operation, mediaType, withRequest)),
      ...(needsKey(operation) ? [keyCases(operation, inputs, generatedInputs(operation, mediaType, source, newKey), toCase)] : []),
    ],
  };
}

type WithRequest = (what: string, change: (request: WireRequest) => WireRequest, expected: Expectation) => Cases;

const bodyCases = (operation: Operation, mediaType: string, withRequest: WithRequest): readonly Cases[] => [
  withRequest(
    'with a body of text/plain',
    (request) => ({ ...request, headers: { ...request.headers, 'content-type': 'text/plain' }, body: 'text' }),
    '415' in operation.responses ? 415 : 'refused',
  ),
  ...(operation.bodyRequired ? [withRequest('without a body', (request) => ({ ...request, body: null }), 'refused')] : []),
  ...(mediaType === JSON_TYPE ? jsonCases(operation, withRequest) : []),
];

const jsonCases = (operation: Operation, withRequest: WithRequest): readonly Cases[] => [
  withRequest('with a body that is no JSON', (request) => ({ ...request, body: '{"a": ' }), 400),
  ...('413' in operation.responses ? [withRequest('with a body of 2 MB', (request) => ({ ...request, body: LARGE_BODY }), 'refused')] : []),
];

/** The same key twice, then with another body that is valid by itself. */
function keyCases(
  operation: Operation,
  inputs: fc.Arbitrary<Input>,
  others: fc.Arbitrary<Input>,
  toCase: (what: string, input: Input, more?: Partial<Case>) => Case | null,
): Cases {
  return fc.tuple(inputs, others).map(([input, generated]) => {
    const key = textOf(Object.entries(input.header).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1]);
    const found = toCase('with a key that is then used again', input);
    const other = input.body === undefined ? null : toCase('', withKey(operation, { ...input, body: generated.body }, key));
    const isOther = other !== null && JSON.stringify(generated.body) !== JSON.stringify(input.body);
    return found === null ? null : { ...found, repeats: { same: found.request, other: isOther ? other.request : null } };
  });
}

const withUnknownIds = (input: Input): Input => ({
  ...input,
  path: Object.fromEntries(Object.keys(input.path).map((name) => [name, UNKNOWN_ID])),
});

function breakInput(operation: Operation, mediaType: string | null, input: Input, pickPath: number, pickChange: number) {
  // A group of parameters is always there.
  const paths = pathsOf(input).filter((path) => path.length > 1 || path[0] === 'body');
  const path = paths[pickPath % paths.length];
  if (path === undefined) return { input, what: 'the example of the contract' };
  const { value, what } = breakAt(operation.document, inputSchema(operation, mediaType), input, path, pickChange);
  return { input: isInput(value) ? value : input, what };
}

/** An input that the contract allows may lead to any declared answer; any other must be refused. */
export function expectationOf(operation: Operation, mediaType: string | null, input: Input): Expectation {
  const { document } = operation;
  const { properties } = inputSchema(operation, mediaType);
  const groups: Json = isJson(properties) ? properties : {};
  const isValid = (['path', 'query', 'header'] as const).every((place) => {
    const schema = groups[place];
    return isJson(schema) && isValidParameter(document, schema)(asSent(input[place])) === null;
  });
  if (!isValid) return 'refused';
  if (mediaType === null || !isJson(groups.body)) return 'declared';
  if (input.body === undefined) return operation.bodyRequired ? 'refused' : 'declared';
  return mediaType !== JSON_TYPE || isValidBody(document, groups.body)(input.body) === null ? 'declared' : 'refused';
}

/** Parameters as the server reads them: texts, and lists of texts. An empty list is not sent. */
const asSent = (values: Json): Json =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(textOf) : textOf(value)]),
  );
