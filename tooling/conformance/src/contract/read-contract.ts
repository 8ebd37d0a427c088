import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_NAMES } from '@muddat/sdk';
import * as v from 'valibot';
import { parse } from 'yaml';
import { asJson, asList, isJson, type Json } from './json.ts';
import { resolveRef } from './schema.ts';

/** The token that an operation needs. 'guest': a guest's or a customer's token; 'customer': a customer's only. */
export type Access = 'none' | 'guest' | 'customer';
export type Place = 'path' | 'query' | 'header';

export type Parameter = {
  readonly name: string;
  readonly in: Place;
  readonly required: boolean;
  readonly schema: Json;
  readonly example: unknown;
};

export type MediaType = { readonly schema: Json; readonly examples: readonly unknown[] };
export type DeclaredResponse = {
  /** Schemas of the headers, by name. */
  readonly headers: Readonly<Record<string, Json>>;
  /** Schemas of the body by media type; empty if the response has no body. */
  readonly types: Readonly<Record<string, Json>>;
};

export type Operation = {
  readonly api: string;
  readonly id: string;
  /** As in reports and options, for example `billing.createPayment`. */
  readonly name: string;
  readonly method: string;
  /** As in the contract, for example `/v3/user/order/{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  /** By media type; empty if the operation takes no body. */
  readonly bodies: Readonly<Record<string, MediaType>>;
  readonly bodyRequired: boolean;
  /** By status. */
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
  /** The codes that a problem may have, by status. */
  readonly problemCodes: Readonly<Record<string, readonly string[]>>;
  /** The document of the contract, for the `$ref`s of its schemas. */
  readonly document: Json;
};

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'];
const parameterShape = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean(), false),
  schema: v.record(v.string(), v.unknown()),
  example: v.optional(v.unknown()),
});
const operationShape = v.looseObject({ operationId: v.string(), 'x-problem-codes': v.record(v.string(), v.array(v.string())) });

/** All operations of the five contracts of packages/sdk. Throws if one is not an OpenAPI document that this code supports. */
export const readContracts = (): readonly Operation[] =>
  API_NAMES.flatMap((api) => {
    const text = readFileSync(fileURLToPath(import.meta.resolve(`@muddat/sdk/contracts/${api}.yaml`)), 'utf8');
    return operationsOf(api, asJson(parse(text)));
  });

export function operationsOf(api: string, document: Json): readonly Operation[] {
  return Object.entries(asJson(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => isJson(asJson(item)[method])).map((method) => readOperation(api, document, path, asJson(item), method)),
  );
}

function readOperation(api: string, document: Json, path: string, item: Json, method: string): Operation {
  const raw = v.parse(operationShape, item[method]);
  const body = resolveRef(document, raw.requestBody);
  const parameters = [...asList(item.parameters), ...asList(raw.parameters)].map((entry) => readParameter(resolveRef(document, entry)));
  return {
    api,
    id: raw.operationId,
    name: `${api}.${raw.operationId}`,
    method: method.toUpperCase(),
    path,
    access: accessOf(asList(raw.security ?? document.security)),
    parameters,
    bodies: mapValues(asJson(body.content), (content) => ({
      schema: asJson(content.schema),
      examples: Object.values(asJson(content.examples)).map((example) => asJson(example).value),
    })),
    bodyRequired: body.required === true,
    responses: mapValues(asJson(raw.responses), (entry) => {
      const response = resolveRef(document, entry);
      return {
        headers: mapValues(asJson(response.headers), (header) => asJson(resolveRef(document, header).schema)),
        types: mapValues(asJson(response.content), (content) => asJson(content.schema)),
      };
    }),
    problemCodes: raw['x-problem-codes'],
    document,
  };
}

function readParameter(raw: Json): Parameter {
  const { example, ...rest } = v.parse(parameterShape, raw);
  return { ...rest, example };
}

const mapValues = <T>(object: Json, change: (value: Json) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(asJson(value))]));

function accessOf(security: readonly unknown[]): Access {
  const schemes = security.map((entry) => Object.keys(asJson(entry)));
  if (schemes.length === 0 || schemes.some((names) => names.length === 0)) return 'none';
  return schemes.some((names) => names.includes('guest')) ? 'guest' : 'customer';
}
