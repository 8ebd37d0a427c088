import { Readable } from 'node:stream';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import * as v from 'valibot';
import type { Contract, ContractOperation, ContractParameter } from './contracts.ts';
import { toFieldErrorCodes } from './field-codes.ts';
import { Problem } from './problem.ts';
import { hasStorableYear } from './storable.ts';

export type RequestValidator = {
  /** Parses numbers and booleans in parameters. Throws a 400 Problem, or 422 for a year that cannot be stored. */
  parameters(place: 'path' | 'query' | 'header', values: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Throws a 400 Problem, 422 for a year that cannot be stored, or 415 for a media type that the contract does not list. */
  body(value: unknown, mediaType: string | null): unknown;
};

export type ResponseValidator = (status: number, mediaType: string, body: unknown) => string | null;

export type ContractValidators = {
  request(operation: ContractOperation): RequestValidator;
  response(operation: ContractOperation): ResponseValidator;
};

const problemShape = v.object({ code: v.string() });

/** Returns a compiled schema, which the first call compiles. */
type Validate = () => ValidateFunction;

function lazily(compile: () => ValidateFunction): Validate {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

const plainAjv = formatsPlugin.default(new Ajv2020());
/** JSON Schema's date formats, before years that cannot be stored are excluded. */
const DATE_FORMATS: Readonly<Record<string, ValidateFunction>> = {
  date: plainAjv.compile({ type: 'string', format: 'date' }),
  'date-time': plainAjv.compile({ type: 'string', format: 'date-time' }),
};

const compiled = new WeakMap<readonly Contract[], ContractValidators>();

/** The validators of these contracts. Sandboxes of one process share them, because compiling all takes seconds. */
export function validatorsOf(contracts: readonly Contract[]): ContractValidators {
  const validators = compiled.get(contracts) ?? createValidators(contracts);
  compiled.set(contracts, validators);
  return validators;
}

/**
 * Ajv over the contracts. Parameters are text on the wire and are coerced; bodies are taken as they are. Each schema is compiled at its first
 * use, so that a start does not wait for hundreds of schemas.
 */
function createValidators(contracts: readonly Contract[]): ContractValidators {
  const [strict, coercing] = [createAjv(false), createAjv(true)];
  for (const { api, document } of contracts) {
    strict.addSchema(document, api);
    coercing.addSchema(document, api);
  }
  const compileStrict = (api: string, pointer: string): Validate => lazily(() => strict.compile({ $ref: `${api}${pointer}` }));
  const checkBareProblem = lazily(() => strict.compile(problemSchema()));
  const requests = new Map<ContractOperation, RequestValidator>();
  const responses = new Map<ContractOperation, ResponseValidator>();
  return {
    request(operation) {
      const known = requests.get(operation);
      if (known !== undefined) return known;
      const groups = {
        path: parameterGroup(coercing, operation, 'path'),
        query: parameterGroup(coercing, operation, 'query'),
        header: parameterGroup(coercing, operation, 'header'),
      };
      const bodies = new Map(
        Object.entries(operation.bodies ?? {}).map(([type, pointer]) => [type, compileStrict(operation.api, pointer)]),
      );
      const validator: RequestValidator = {
        parameters: (place, values) => groups[place](values),
        body: (value, mediaType) => checkBody(operation, bodies, value, mediaType),
      };
      requests.set(operation, validator);
      return validator;
    },
    response(operation) {
      const known = responses.get(operation);
      if (known !== undefined) return known;
      const byStatus = new Map(
        Object.entries(operation.responses).flatMap(([status, types]) =>
          Object.entries(types).map(([type, pointer]) => [`${status} ${type}`, compileStrict(operation.api, pointer)] as const),
        ),
      );
      const dataByCode = new Map(
        Object.entries(operation.problemData).map(([code, pointer]) => [
          code,
          lazily(() => strict.compile(problemSchema(operation.api, pointer))),
        ]),
      );
      const checkProblem = (status: number, body: unknown) =>
        checkProblemCode(operation, status, body) ?? checkProblemData(dataByCode, checkBareProblem, body);
      const validator: ResponseValidator = (status, mediaType, body) =>
        checkResponse(operation, byStatus, checkProblem, { status, mediaType, body });
      responses.set(operation, validator);
      return validator;
    },
  };
}

function createAjv(coerce: boolean): Ajv2020 {
  // `verbose`: errors contain the value, which distinguishes a year that cannot be stored from a wrong format.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, coerceTypes: coerce, useDefaults: true, validateSchema: false });
  formatsPlugin.default(ajv);
  for (const [name, isWellFormed] of Object.entries(DATE_FORMATS)) {
    ajv.addFormat(name, (text: string) => isWellFormed(text) && hasStorableYear(text));
  }
  return ajv;
}

function parameterGroup(ajv: Ajv2020, operation: ContractOperation, place: 'path' | 'query' | 'header') {
  const own = operation.parameters.filter((parameter) => parameter.in === place);
  const nameOf = (parameter: ContractParameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  const compiledGroup = lazily(() =>
    ajv.compile({
      type: 'object',
      properties: Object.fromEntries(own.map((parameter) => [nameOf(parameter), { $ref: `${operation.api}${parameter.pointer}` }])),
      required: own.filter((parameter) => parameter.required).map(nameOf),
    }),
  );
  return (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
    const known = Object.fromEntries(
      own.map(nameOf).flatMap((name) => (Object.hasOwn(values, name) && values[name] !== undefined ? [[name, values[name]]] : [])),
    );
    const needsKey = place === 'header' && own.some((parameter) => parameter.required && nameOf(parameter) === 'idempotency-key');
    if (needsKey && !known['idempotency-key']) throw new Problem('idempotency_key_missing');
    const validate = compiledGroup();
    if (!validate(known)) throw schemaProblem(validate.errors);
    return known;
  };
}

function checkBody(operation: ContractOperation, bodies: ReadonlyMap<string, Validate>, value: unknown, mediaType: string | null): unknown {
  if (operation.bodies === null) return undefined;
  if (value === undefined || value === null) {
    if (operation.bodyRequired) throw new Problem('validation_failed', { status: 400, fields: { body: 'required' } });
    return undefined;
  }
  const validate = bodies.get(mediaType ?? '')?.();
  if (validate === undefined) throw new Problem('unsupported_media_type');
  // Bytes have no JSON schema to check.
  if (!Buffer.isBuffer(value) && !validate(value)) throw schemaProblem(validate.errors);
  return value;
}

function checkResponse(
  operation: ContractOperation,
  compiled: ReadonlyMap<string, Validate>,
  checkProblem: (status: number, body: unknown) => string | null,
  { status, mediaType, body }: { readonly status: number; readonly mediaType: string; readonly body: unknown },
): string | null {
  const key = String(status) in operation.responses ? String(status) : 'default';
  const types = operation.responses[key];
  if (types === undefined) return `status ${status} is not in the contract`;
  if (Object.keys(types).length === 0) return body === undefined ? null : `status ${status} has a body that the contract does not have`;
  const validate = compiled.get(`${key} ${mediaType}`)?.();
  if (validate === undefined) return `status ${status} as ${mediaType} is not in the contract`;
  // Bytes and streams have no JSON schema to check.
  if (Buffer.isBuffer(body) || body instanceof Readable) return null;
  if (validate(body)) return status < 400 ? null : checkProblem(status, body);
  return textOf(validate.errors);
}

const textOf = (errors: readonly ErrorObject[] | null | undefined): string =>
  (errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`).join('; ');

function checkProblemCode({ problemCodes }: ContractOperation, status: number, body: unknown): string | null {
  const code = v.parse(problemShape, body).code;
  return problemCodes[status]?.includes(code) ? null : `the code ${code} of status ${status} is not in the contract`;
}

/** The schema of a problem's whole body: what every problem has, what its code adds (`pointer`), and nothing else. */
function problemSchema(api = '', pointer = ''): object {
  const properties = { code: {}, message: {}, detail: {}, fields: {}, request_id: {} };
  return { ...(pointer === '' ? {} : { $ref: `${api}${pointer}` }), properties, unevaluatedProperties: false };
}

function checkProblemData(byCode: ReadonlyMap<string, Validate>, bare: Validate, body: unknown): string | null {
  const { code } = v.parse(problemShape, body);
  const validate = (byCode.get(code) ?? bare)();
  return validate(body) ? null : `what ${code} adds is not in the contract: ${textOf(validate.errors)}`;
}

/** A date whose year cannot be stored is well-formed but unacceptable: 422. */
function schemaProblem(errors: readonly ErrorObject[] | null | undefined): Problem {
  const named = (errors ?? []).map((error) => (isOnlyWrongYear(error) ? { ...error, keyword: 'year' } : error));
  const status = named.every(({ keyword }) => keyword === 'year') ? 422 : 400;
  return new Problem('validation_failed', { status, fields: toFieldErrorCodes(named) });
}

const isOnlyWrongYear = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'format' && (DATE_FORMATS[String(params['format'])]?.(data) ?? false);
