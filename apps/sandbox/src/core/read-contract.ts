import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import type { ApiName } from './api-types.ts';

/**
 * Reads the contract of an API, or of the gateway, from packages/sdk. The published package reads a copy as JSON instead, in a thirtieth of the time
 * (packages/muddat-sandbox/scripts/read-contract.mjs).
 */
export async function readContract(api: ApiName | 'gateway'): Promise<unknown> {
  const parser = new $RefParser();
  await parser.resolve(fileURLToPath(import.meta.resolve(`@muddat/sdk/contracts/${api}.yaml`)));
  return parser.schema;
}

/** The SDK's index for language models. */
export const readLlmsText = (): Promise<string> => readFile(fileURLToPath(import.meta.resolve('@muddat/sdk/llms.txt')), 'utf8');
