import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_NAMES, type ApiName } from '@muddat/sdk';
import { type AllowedOperation, compileAllowList } from './allow-list.ts';

export type AllowLists = Readonly<Record<ApiName, readonly AllowedOperation[]>>;

/** The only calls of the auth provider that browsers may reach: tokens and profiles are handled by the gateway's own `/api/auth/*`. */
const PROXIED_AUTH_OPERATIONS: readonly string[] = ['sendDeviceToken'];

function read(api: ApiName, address: string): AllowedOperation[] {
  const file = fileURLToPath(address);
  try {
    return compileAllowList(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The contract of the ${api} API (${file}) cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readAll(): AllowLists {
  const auth = read('auth', import.meta.resolve('@muddat/sdk/contracts/auth.yaml'));
  return {
    auth: auth.filter(({ operationId }) => PROXIED_AUTH_OPERATIONS.includes(operationId)),
    installment: read('installment', import.meta.resolve('@muddat/sdk/contracts/installment.yaml')),
    mobile: read('mobile', import.meta.resolve('@muddat/sdk/contracts/mobile.yaml')),
    builder: read('builder', import.meta.resolve('@muddat/sdk/contracts/builder.yaml')),
    billing: read('billing', import.meta.resolve('@muddat/sdk/contracts/billing.yaml')),
  };
}

let lists: AllowLists | undefined;

/**
 * The operations that the proxy forwards, from the contracts of @muddat/sdk. Read once per process: parsing this YAML takes longer than the
 * rest of a gateway's start.
 */
export function loadAllowLists(): AllowLists {
  lists ??= readAll();
  return lists;
}

export const isProxiedApi = (name: string): name is ApiName => API_NAMES.some((known) => known === name);
