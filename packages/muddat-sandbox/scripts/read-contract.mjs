import { readFile } from 'node:fs/promises';

/** Replaces apps/sandbox/src/core/read-contract.ts in the package, whose contracts are JSON. */
export async function readContract(api) {
  return JSON.parse(await readFile(new URL(`./contracts/${api}.json`, import.meta.url), 'utf8'));
}

export const readLlmsText = () => readFile(new URL('./llms.txt', import.meta.url), 'utf8');
