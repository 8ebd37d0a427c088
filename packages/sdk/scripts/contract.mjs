// Reads the contracts for the generator: references, parameters, bodies and answers of an operation.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { API_NAMES } from '../src/api-names.ts';

/** The five APIs, and what the gateway itself answers. */
export const CONTRACTS = [...API_NAMES, 'gateway'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/** A contract, in which what problems add (`x-problem-data`) is named as other schemas are: `otp_wrong` is `OtpWrongData`. */
export function readContract(api) {
  const document = parse(readFileSync(new URL(`../contracts/${api}.yaml`, import.meta.url), 'utf8'));
  const data = Object.entries(document['x-problem-data'] ?? {});
  const refer = (code) => ({ $ref: `#/components/schemas/${dataName(code)}` });
  for (const [code, { $ref, ...schema }] of data) {
    const named = $ref === undefined ? schema : refer($ref.replace('#/x-problem-data/', ''));
    if (document.components.schemas[dataName(code)] !== undefined) throw new Error(`${api}: ${dataName(code)} is a schema already`);
    document.components.schemas[dataName(code)] = named;
  }
  return { ...document, 'x-problem-data': Object.fromEntries(data.map(([code]) => [code, refer(code)])) };
}

const dataName = (code) => `${code.replaceAll(/(?:^|[._])(\w)/g, (_whole, letter) => letter.toUpperCase())}Data`;

export function resolve(document, value) {
  if (typeof value?.$ref !== 'string') return value;
  if (!value.$ref.startsWith('#/')) throw new Error(`${value.$ref}: a contract refers only to itself`);
  let found = document;
  for (const step of value.$ref.slice(2).split('/')) found = found?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  if (found === undefined) throw new Error(`${value.$ref} leads nowhere`);
  return resolve(document, found);
}

/** `#/components/schemas/Payment` is `Payment`; undefined for a schema that is written in place. */
export const schemaName = (schema) =>
  schema?.$ref?.startsWith('#/components/schemas/') ? schema.$ref.slice('#/components/schemas/'.length) : undefined;

/** The operations of a contract with their references followed. */
export function operationsOf(api, document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method];
      if (typeof operation.operationId !== 'string') throw new Error(`${api}: ${method} ${path} has no operationId`);
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((entry) => resolve(document, entry));
      const success = Object.entries(operation.responses ?? {})
        .filter(([status]) => /^2/.test(status))
        .map(([status, answer]) => ({ status, isNamed: answer.$ref !== undefined, content: resolve(document, answer).content }));
      return {
        id: operation.operationId,
        method,
        path,
        tags: operation.tags ?? [],
        summary: operation.summary,
        description: operation.description,
        problemCodes: operation['x-problem-codes'] ?? {},
        ignoresFailures: operation['x-failures-ignored'] === true,
        /** An upload in parts or a stream of events: a conversation, which no single call is a method of. */
        isConversation: operation['x-protocol'] !== undefined,
        security: operation.security ?? document.security ?? [],
        parameters,
        body: resolve(document, operation.requestBody),
        success,
      };
    }),
  );
}

/** Whether every success is JSON or has no body; the others are files. */
export const answersJson = ({ success }) =>
  success.every(({ content }) => content === undefined || content['application/json'] !== undefined);

const keyOf = ({ parameters }) => parameters.find(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key');

/** Takes an Idempotency-Key. */
export const takesKey = (operation) => keyOf(operation) !== undefined;

/** Has to carry an Idempotency-Key: the call moves money or must not happen twice. */
export const needsKey = (operation) => keyOf(operation)?.required === true;
