import type { ApiName } from '../fixed-names.ts';

/** Where the five APIs are: `'sandbox'` is the reference backend on this machine (`npx muddat-sandbox`), otherwise the address of a server. */
export type Environment = 'sandbox' | { baseUrl: string };

/** The address at which `npx muddat-sandbox` listens without the option `--port`. */
export const SANDBOX_URL = 'http://127.0.0.1:4010';

const advice = `It begins with https://, or with http:// on your own machine, for example ${SANDBOX_URL}.`;

/** The address without slashes at its end. Throws TypeError unless it is an absolute one of http or https. */
function checked(address: unknown): string {
  const isText = typeof address === 'string';
  if (!isText || !/^https?:\/\/[^/?#]+(\/[^?#]*)?$/i.test(address) || !URL.canParse(address)) {
    throw new TypeError(`environment.baseUrl cannot be ${isText ? JSON.stringify(address) : typeof address}. ${advice}`);
  }
  return address.replace(/\/+$/, '');
}

/** The address of one API: `<base URL>/billing` and so on. */
export function environmentUrl(environment: Environment, api: ApiName): string {
  return `${environment === 'sandbox' ? SANDBOX_URL : checked(environment.baseUrl)}/${api}`;
}
