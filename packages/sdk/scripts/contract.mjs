// Reads the contracts for the generator: references, parameters, bodies and answers of an operation.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { API_NAMES } from '../src/fixed-names.ts';

/** The five APIs, and what the gateway itself answers. */
export const CONTRACTS = [...API_NAMES, 'gateway'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

export const contractUrl = (api) => new URL(`../contracts/${api}.yaml`, import.meta.url);
export const readContract = (api) => parse(readFileSync(contractUrl(api), 'utf8'));

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
