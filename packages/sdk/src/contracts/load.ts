import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { API_NAMES } from '../api-names.ts';

/** With what the gateway itself answers. */
export const CONTRACTS = [...API_NAMES, 'gateway'] as const;
export type ContractName = (typeof CONTRACTS)[number];
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;

export type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const asObject = (value: unknown): Json => (isObject(value) ? value : {});
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export type JsonWithPointer = { value: Json; pointer: string };
export type ContractOperation = JsonWithPointer & { api: ContractName; document: Json; method: string; path: string; id: string };

const escapeStep = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');
const below = (pointer: string, ...steps: (string | number)[]) => [pointer, ...steps.map((step) => escapeStep(String(step)))].join('/');

export function loadContract(api: ContractName): Json {
  return asObject(parse(readFileSync(new URL(`../../contracts/${api}.yaml`, import.meta.url), 'utf8')));
}

/** A value of the document with its own `$ref` followed, and where it really stands. */
function follow(document: Json, value: unknown, pointer: string): JsonWithPointer {
  const ref = asObject(value)['$ref'];
  if (typeof ref !== 'string') return { value: asObject(value), pointer };
  let found: unknown = document;
  for (const step of ref.slice(2).split('/')) found = asObject(found)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!isObject(found)) throw new Error(`${ref} leads nowhere`);
  return follow(document, found, ref);
}

export function operationsOf(api: ContractName): ContractOperation[] {
  const document = loadContract(api);
  return Object.entries(asObject(document['paths'])).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(asObject(item)[method])).map((method) => {
      const value = asObject(asObject(item)[method]);
      return { api, document, method, path, id: asText(value['operationId']), value, pointer: below('#', 'paths', path, method) };
    }),
  );
}

export const allOperations = (): ContractOperation[] => API_NAMES.flatMap(operationsOf);

export function parametersOf(operation: ContractOperation): JsonWithPointer[] {
  const pathItem = asObject(asObject(operation.document['paths'])[operation.path]);
  const shared = asList(pathItem['parameters']).map((entry, index) =>
    follow(operation.document, entry, below('#', 'paths', operation.path, 'parameters', index)),
  );
  const own = asList(operation.value['parameters']).map((entry, index) =>
    follow(operation.document, entry, below(operation.pointer, 'parameters', index)),
  );
  return [...shared, ...own];
}

export type Media = { type: string; schema: unknown; schemaPointer: string; examples: [string, unknown][] };

export function mediaOf(document: Json, holder: JsonWithPointer): Media[] {
  return Object.entries(asObject(holder.value['content'])).map(([type, content]) => {
    const media = asObject(content);
    const named = Object.entries(asObject(media['examples'])).map(([name, entry]): [string, unknown] => [
      name,
      follow(document, entry, '').value['value'],
    ]);
    const examples: [string, unknown][] = 'example' in media ? [...named, ['example', media['example']]] : named;
    return { type, schema: media['schema'], schemaPointer: below(holder.pointer, 'content', type, 'schema'), examples };
  });
}

export const requestBodyOf = (operation: ContractOperation): JsonWithPointer | null =>
  operation.value['requestBody'] === undefined
    ? null
    : follow(operation.document, operation.value['requestBody'], below(operation.pointer, 'requestBody'));

export function responsesOf(operation: ContractOperation): [number, JsonWithPointer][] {
  const entries = Object.entries(asObject(operation.value['responses']));
  return entries.map(([status, entry]) => [
    Number(status),
    follow(operation.document, entry, below(operation.pointer, 'responses', status)),
  ]);
}

/** The top-level fields of a schema, through `$ref`, allOf, oneOf and anyOf; and whether each variant is closed. */
export function fieldsOf(document: Json, schema: unknown): { names: Set<string>; closed: boolean } {
  const { value } = follow(document, schema, '');
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => asList(value[word])).map((part) => fieldsOf(document, part));
  const names = new Set([...Object.keys(asObject(value['properties'])), ...parts.flatMap((part) => [...part.names])]);
  const ownClosed = value['additionalProperties'] === false || value['unevaluatedProperties'] === false;
  return { names, closed: ownClosed || (parts.length > 0 && parts.every((part) => part.closed)) };
}
