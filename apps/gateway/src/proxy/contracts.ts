import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_NAMES, type ApiName } from '../config/config.ts';
import { type AllowedOperation, compileAllowList } from './allow-list.ts';

export type AllowLists = Record<ApiName, AllowedOperation[]>;

function read(api: ApiName, address: string): AllowedOperation[] {
  const file = fileURLToPath(address);
  try {
    return compileAllowList(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The contract of the ${api} API (${file}) cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The allow-list of all four proxied APIs, from the contracts of @muddat/sdk. */
export function loadAllowLists(): AllowLists {
  return {
    installment: read('installment', import.meta.resolve('@muddat/sdk/contracts/installment.yaml')),
    mobile: read('mobile', import.meta.resolve('@muddat/sdk/contracts/mobile.yaml')),
    builder: read('builder', import.meta.resolve('@muddat/sdk/contracts/builder.yaml')),
    billing: read('billing', import.meta.resolve('@muddat/sdk/contracts/billing.yaml')),
  };
}

export const isApiName = (name: string): name is ApiName => API_NAMES.some((known) => known === name);
