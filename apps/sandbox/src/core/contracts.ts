import { API_NAMES } from '@muddat/sdk';
import * as v from 'valibot';
import type { ApiName } from './api-types.ts';
import { readContract } from './read-contract.ts';

export type OperationAccess = 'none' | 'guest' | 'customer';

/** The data of one operation of a contract that the server needs. Schemas are JSON pointers into the document, for Ajv. */
export type ContractOperation = {
  readonly api: ApiName;
  readonly operationId: string;
  readonly method: string;
  /** As in the contract, for example `/v3/user/order/{id}`. */
  readonly path: string;
  /** 'guest': a guest's or a customer's token; 'customer': a customer's only. */
  readonly access: OperationAccess;
  readonly parameters: readonly ContractParameter[];
  /** Maps media types to pointers of their schemas; null when the operation takes no body. */
  readonly bodies: Readonly<Record<string, string>> | null;
  readonly bodyRequired: boolean;
  /** Maps statuses ('200', 'default') to media types to pointers; a response without content has no media types. */
  readonly responses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Maps failure statuses to the problem codes that the operation may answer with them. */
  readonly problemCodes: Readonly<Record<string, readonly string[]>>;
  /** Maps problem codes to pointers of what they add to the body. A code that is left out adds nothing. */
  readonly problemData: Readonly<Record<string, string>>;
};

export type ContractParameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly pointer: string;
};

export type Contract = {
  readonly api: ApiName;
  readonly document: Readonly<Record<string, unknown>>;
  readonly operations: readonly ContractOperation[];
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;
const record = v.record(v.string(), v.unknown());
const mediaTypes = v.optional(v.record(v.string(), v.object({ schema: v.unknown() })), {});
const securityShape = v.array(v.record(v.string(), v.array(v.string())));
const parameterShape = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.optional(v.boolean(), false),
  schema: v.unknown(),
});
const operationShape = v.object({
  operationId: v.string(),
  security: v.optional(securityShape),
  parameters: v.optional(v.array(record), []),
  requestBody: v.optional(record),
  responses: record,
  'x-problem-codes': v.record(v.string(), v.array(v.string())),
});
const documentShape = v.looseObject({
  paths: v.record(v.string(), record),
  security: v.optional(securityShape, []),
  'x-problem-data': v.optional(record, {}),
});

let contracts: Promise<readonly Contract[]> | undefined;

/**
 * The five contracts of packages/sdk, in the order of API_NAMES. They are read once per process, because tests open many sandboxes in one
 * process. Throws if one is not an OpenAPI document that this code supports.
 */
export function loadContracts(): Promise<readonly Contract[]> {
  contracts ??= Promise.all(API_NAMES.map(loadContract));
  return contracts;
}

async function loadContract(api: ApiName): Promise<Contract> {
  const document = v.parse(documentShape, await readContract(api));
  return { api, document, operations: readOperations(api, document) };
}

function readOperations(api: ApiName, document: v.InferOutput<typeof documentShape>): ContractOperation[] {
  const found: ContractOperation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = v.parse(v.optional(v.array(record), []), item['parameters']);
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const at = `#/paths/${pointerStep(path)}/${method}`;
      const raw = v.parse(operationShape, item[method]);
      const inPath = shared.map((value, index) => readParameter(document, value, `#/paths/${pointerStep(path)}/parameters/${index}`));
      const own = raw.parameters.map((value, index) => readParameter(document, value, `${at}/parameters/${index}`));
      const body = raw.requestBody === undefined ? null : follow(document, raw.requestBody, `${at}/requestBody`);
      found.push({
        api,
        operationId: raw.operationId,
        method: method.toUpperCase(),
        path,
        access: accessOf(raw.security ?? document.security),
        parameters: [...inPath, ...own],
        bodies: body === null ? null : readContent(body),
        bodyRequired: body?.value['required'] === true,
        responses: Object.fromEntries(
          Object.entries(raw.responses).map(([status, value]) => [
            status,
            readContent(follow(document, v.parse(record, value), `${at}/responses/${status}`)),
          ]),
        ),
        problemCodes: raw['x-problem-codes'],
        problemData: problemDataOf(raw, Object.keys(document['x-problem-data'])),
      });
    }
  }
  return found;
}

type Located = { readonly value: Readonly<Record<string, unknown>>; readonly pointer: string };

function readParameter(document: Record<string, unknown>, raw: Record<string, unknown>, pointer: string): ContractParameter {
  const found = follow(document, raw, pointer);
  const { name, in: place, required } = v.parse(parameterShape, found.value);
  return { name, in: place, required, pointer: `${found.pointer}/schema` };
}

function readContent({ value, pointer }: Located): Record<string, string> {
  const content = v.parse(mediaTypes, value['content']);
  return Object.fromEntries(Object.keys(content).map((type) => [type, `${pointer}/content/${pointerStep(type)}/schema`]));
}

/** `keys` of what problems add: a code, or `operation.code` where one operation adds something of its own. */
function problemDataOf({ operationId, 'x-problem-codes': byStatus }: v.InferOutput<typeof operationShape>, keys: readonly string[]) {
  const found = Object.values(byStatus)
    .flat()
    .flatMap((code) => {
      const key = [`${operationId}.${code}`, code].find((candidate) => keys.includes(candidate));
      return key === undefined ? [] : [[code, `#/x-problem-data/${pointerStep(key)}`] as const];
    });
  return Object.fromEntries(found);
}

/** Follows `$ref`s inside the document to their target. */
function follow(document: Record<string, unknown>, value: Record<string, unknown>, pointer: string): Located {
  const ref = value['$ref'];
  if (typeof ref !== 'string') return { value, pointer };
  if (!ref.startsWith('#/')) throw new TypeError(`${ref}: a contract refers only to itself`);
  let found: unknown = document;
  for (const step of ref.slice(2).split('/')) found = v.parse(record, found)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return follow(document, v.parse(record, found), ref);
}

function accessOf(security: v.InferOutput<typeof securityShape>): OperationAccess {
  if (security.length === 0 || security.some((entry) => Object.keys(entry).length === 0)) return 'none';
  return security.some((entry) => 'guest' in entry) ? 'guest' : 'customer';
}

/** Encodes a step of a JSON pointer for a URL fragment. */
function pointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}
