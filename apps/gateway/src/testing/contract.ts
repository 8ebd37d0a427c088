import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { parse } from 'yaml';

const Response = v.looseObject({ $ref: v.optional(v.string()), content: v.optional(v.record(v.string(), v.unknown())) });
const Operation = v.looseObject({
  operationId: v.string(),
  requestBody: v.optional(v.unknown()),
  responses: v.record(v.string(), Response),
  'x-problem-codes': v.record(v.string(), v.array(v.string())),
});
const Problem = v.looseObject({ code: v.string() });
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const Contract = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.looseObject({ responses: v.record(v.string(), Response) }),
  'x-problem-data': v.record(v.string(), v.unknown()),
});

const document = v.parse(Contract, parse(readFileSync(fileURLToPath(import.meta.resolve('@muddat/sdk/contracts/gateway.yaml')), 'utf8')));
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
formats.default(ajv);
ajv.addSchema(document, 'gateway');

const escapeStep = (step: string): string => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

export type GatewayOperation = v.InferOutput<typeof Operation> & { method: string; path: string; pointer: string };

/** The operations of the gateway's contract; `path` begins with `/api`. */
export const GATEWAY_OPERATIONS: readonly GatewayOperation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method] !== undefined).map((method) => ({
    ...v.parse(Operation, item[method]),
    method: method.toUpperCase(),
    path: `/api${path}`,
    pointer: `#/paths/${escapeStep(path)}/${method}`,
  })),
);

const matchesTemplate = (template: string, path: string): boolean => {
  const [parts, given] = [template.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, index) => part.startsWith('{') || part === given[index]);
};

/**
 * Statuses that are in no contract, because any call can get them: most before it is handled, 503 also if a backend's queue is full or
 * Redis is unreachable.
 */
const STATUSES_BEFORE_HANDLING = new Set([408, 421, 431, 503]);

type Answer = { status: number; contentType: string; text: string };

/** How a response differs from the contract; null if it conforms, or if the contract has no such call. */
export function findContractMismatch(method: string, address: string, { status, contentType, text }: Answer): string | null {
  const [path = ''] = address.split('?');
  // A literal path takes precedence over a parameter, as in the gateway.
  const literal = GATEWAY_OPERATIONS.filter((candidate) => candidate.path === path);
  const onPath = literal.length > 0 ? literal : GATEWAY_OPERATIONS.filter((candidate) => matchesTemplate(candidate.path, path));
  const operation = onPath.find((candidate) => candidate.method === method);
  if (operation === undefined || STATUSES_BEFORE_HANDLING.has(status)) return null;
  const at = `${method} ${operation.path} ${status}`;
  const response = operation.responses[String(status)];
  if (response === undefined) return `${at}: not in the contract: ${text.slice(0, 300)}`;
  const named = response.$ref?.replace('#/components/responses/', '');
  const { content } = named === undefined ? response : (document.components.responses[named] ?? {});
  if (content === undefined) return text === '' ? null : `${at}: has a body`;
  if (!contentType.startsWith('application/json')) return `${at}: is ${contentType}`;
  const holder = named === undefined ? `${operation.pointer}/responses/${status}` : `#/components/responses/${named}`;
  const validate = ajv.compile({ $ref: `gateway${holder}/content/application~1json/schema` });
  const body: unknown = JSON.parse(text);
  if (!validate(body)) return `${at}: ${ajv.errorsText(validate.errors)}`;
  if (status < 400) return null;
  const { code } = v.parse(Problem, body);
  if (!operation['x-problem-codes'][status]?.includes(code)) return `${at}: the code ${code} is not in the contract`;
  const validateProblem = ajv.compile(problemSchema(code));
  return validateProblem(body) ? null : `${at}: what ${code} adds: ${ajv.errorsText(validateProblem.errors)}`;
}

/** A problem's whole body: what every problem has, what its code adds, and nothing else. */
function problemSchema(code: string): object {
  const properties = { code: {}, message: {}, fields: {}, request_id: {} };
  const added = code in document['x-problem-data'] ? { $ref: `gateway#/x-problem-data/${code}` } : {};
  return { ...added, properties, unevaluatedProperties: false };
}
