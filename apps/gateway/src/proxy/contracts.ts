import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_NAMES, type ApiName } from '../config/config.ts';
import { type AllowedOperation, compileAllowList } from './allow-list.ts';

export type AllowLists = Record<ApiName, AllowedOperation[]>;

const read = (api: ApiName): AllowedOperation[] => {
  const file = fileURLToPath(import.meta.resolve(`@muddat/sdk/contracts/${api}.yaml`));
  try {
    return compileAllowList(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The contract of the ${api} API (${file}) cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** The allow-list of all four proxied APIs, from the contracts of @muddat/sdk. */
export function loadAllowLists(): AllowLists {
  const [installment, mobile, builder, billing] = API_NAMES.map(read);
  if (!installment || !mobile || !builder || !billing) throw new Error('A contract is missing.');
  return { installment, mobile, builder, billing };
}

export const isApiName = (name: string): name is ApiName => API_NAMES.some((known) => known === name);
