import type { Contract, ContractOperation } from '../core/contracts.ts';

/** The value in the contract to which a JSON pointer refers. */
export function valueAtPointer(document: unknown, pointer: string): unknown {
  let found = document;
  for (const step of decodeURIComponent(pointer).slice(2).split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = typeof found === 'object' && found !== null && key in found ? Reflect.get(found, key) : undefined;
  }
  return found;
}

export function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The examples of a body's or response's schema, by name. */
export function examplesAt(document: unknown, pointer: string): { name: string; value: unknown }[] {
  const named = Object.entries(propertyOf(valueAtPointer(document, parentPointer(pointer)), 'examples') ?? {});
  return named.map(([name, item]) => ({ name, value: propertyOf(item, 'value') }));
}

export const parameterExample = (document: unknown, pointer: string): unknown =>
  propertyOf(valueAtPointer(document, parentPointer(pointer)), 'example');

export type ExampleCall = {
  readonly name: string;
  readonly method: string;
  /** The URL, with optional values that replace those of path parameters. Values must be percent-encoded. */
  readonly pathWith: (values?: Readonly<Record<string, string>>) => string;
  readonly pathParameters: readonly string[];
  /** Examples of the required query parameters, followed by the names of all query parameters. */
  readonly query: Readonly<Record<string, string>>;
  readonly queryParameters: readonly string[];
  /** The query parameters that are dates. */
  readonly queryDates: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** The first example of the JSON body; undefined if the operation takes none. */
  readonly body: unknown;
};

/** For each operation of a contract, a call made of the contract's examples. */
export const exampleCalls = ({ api, document, operations }: Contract): ExampleCall[] =>
  operations.map((operation) => exampleCall(api, document, operation));

function exampleCall(api: string, document: unknown, operation: ContractOperation): ExampleCall {
  const valuesIn = (place: string, required: boolean): Record<string, string> =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place && (parameter.required || !required))
        .map(({ name, pointer }) => [name, String(parameterExample(document, pointer) ?? '1')]),
    );
  const inPath = valuesIn('path', true);
  const json = operation.bodies?.['application/json'];
  return {
    name: `${api}.${operation.operationId}`,
    method: operation.method,
    pathWith: (values = {}) =>
      `/${api}${operation.path.replaceAll(/\{([^}]+)\}/g, (_part, name: string) => values[name] ?? encodeURIComponent(inPath[name] ?? '1'))}`,
    pathParameters: Object.keys(inPath),
    query: valuesIn('query', true),
    queryParameters: Object.keys(valuesIn('query', false)),
    queryDates: operation.parameters
      .filter((parameter) => parameter.in === 'query' && propertyOf(valueAtPointer(document, parameter.pointer), 'format') === 'date')
      .map(({ name }) => name),
    headers: { ...valuesIn('header', true), ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body: json === undefined ? undefined : examplesAt(document, json)[0]?.value,
  };
}
