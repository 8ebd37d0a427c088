import fc from 'fast-check';
import { isJson, type Json } from '../contract/json.ts';
import type { Operation, Parameter, Place } from '../contract/read-contract.ts';
import { flattenSchema } from '../contract/schema.ts';
import { createValidator } from '../contract/validator.ts';
import { linkExample, type ValueSource, valuesOf } from './schema-values.ts';

/** What a request to an operation says. `body` is left out where none is sent. */
export type Input = Readonly<Record<Place, Json>> & { readonly body?: unknown };

const PLACES: readonly Place[] = ['path', 'query', 'header'];
const fits = createValidator(true);
const KEY_HEADER = 'idempotency-key';

const isKey = ({ in: place, name }: Parameter): boolean => place === 'header' && name.toLowerCase() === KEY_HEADER;
export const needsKey = ({ parameters }: Operation): boolean => parameters.some((parameter) => isKey(parameter) && parameter.required);

/** The schema of an input as a whole, so that parameters and bodies are generated, broken and validated by the same code. */
export function inputSchema(operation: Operation, mediaType: string | null): Json {
  const body = mediaType === null ? undefined : operation.bodies[mediaType]?.schema;
  const groups = PLACES.map((place) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    return [place, { type: 'object', properties, required: own.filter(({ required }) => required).map(({ name }) => name) }] as const;
  });
  return {
    type: 'object',
    properties: { ...Object.fromEntries(groups), ...(body === undefined ? {} : { body }) },
    required: [...PLACES, ...(body !== undefined && operation.bodyRequired ? ['body'] : [])],
  };
}

/** Inputs made of the contract's examples, with ids that the backend has named. `newKey` makes an idempotency key from a number. */
export function exampleInputs(operation: Operation, mediaType: string | null, source: ValueSource, newKey: (n: number) => string) {
  const body = mediaType === null ? undefined : operation.bodies[mediaType];
  const examples = (body?.examples.length ?? 0) > 0 ? fc.constantFrom(...(body?.examples ?? [])) : fc.constant(undefined);
  const fresh = body === undefined ? fc.constant(undefined) : valuesOf(source, body.schema);
  return fc
    .tuple(fc.nat(), examples, fresh, parametersOf(operation, source, newKey, 'example'))
    .map(([pick, example, value, parameters]) =>
      toInput(parameters, example === undefined ? value : linkExample(source, body?.schema ?? {}, example, pick)),
    );
}

/** Inputs of which every part is generated from its schema. */
export function generatedInputs(operation: Operation, mediaType: string | null, source: ValueSource, newKey: (n: number) => string) {
  const body = mediaType === null ? undefined : operation.bodies[mediaType];
  const values = body === undefined ? fc.constant(undefined) : valuesOf(source, body.schema);
  return fc.tuple(values, parametersOf(operation, source, newKey, 'generated')).map(([value, parameters]) => toInput(parameters, value));
}

const toInput = (parameters: Readonly<Record<Place, Json>>, body: unknown): Input =>
  body === undefined ? parameters : { ...parameters, body };

function parametersOf(
  operation: Operation,
  source: ValueSource,
  newKey: (n: number) => string,
  mode: 'example' | 'generated',
): fc.Arbitrary<Record<Place, Json>> {
  const values = operation.parameters.map((parameter) => {
    const value = isKey(parameter) ? fc.nat().map(newKey) : parameterValues(operation, parameter, source, mode);
    // Headers such as Accept-Language always go along with an example, as from a real client.
    const isAlwaysSent = parameter.required || isKey(parameter) || (mode === 'example' && parameter.in === 'header');
    return isAlwaysSent ? value : fc.option(value, { nil: undefined, freq: 2 });
  });
  return fc.tuple(...values).map((sent) => {
    const group = (place: Place) =>
      Object.fromEntries(
        operation.parameters.flatMap((parameter, index) =>
          parameter.in === place && sent[index] !== undefined ? [[parameter.name, sent[index]]] : [],
        ),
      );
    return { path: group('path'), query: group('query'), header: group('header') };
  });
}

function parameterValues(
  operation: Operation,
  { name, in: place, schema, example }: Parameter,
  source: ValueSource,
  mode: 'example' | 'generated',
): fc.Arbitrary<unknown> {
  const before = place === 'path' ? `${operation.api}${operation.path.slice(0, operation.path.indexOf(`/{${name}}`))}` : undefined;
  const fresh = valuesOf(source, schema, name);
  const resolved = flattenSchema(operation.document, schema);
  return fc.tuple(fresh, fc.nat(), fc.integer({ min: 1, max: 10 })).map(([value, pick, chance]) => {
    const wanted = { name, schema: resolved, ...(before === undefined ? {} : { before }) };
    // The list that named the ids may have ids of other things too, such as categories.
    const known = source.known.find(wanted).filter((one) => fits(operation.document, { properties: { one: schema } })({ one }) === null);
    if (known.length > 0 && (mode === 'example' || chance > 3)) return known[pick % known.length];
    return mode === 'example' && example !== undefined ? example : value;
  });
}

/** The input with another idempotency key. */
export const withKey = (operation: Operation, input: Input, key: string): Input => ({
  ...input,
  header: { ...input.header, ...Object.fromEntries(operation.parameters.filter(isKey).map(({ name }) => [name, key])) },
});

/** Narrows a changed input: a change may have replaced a group of parameters by something else. */
export const isInput = (value: unknown): value is Input => isJson(value) && PLACES.every((place) => isJson(value[place]));
