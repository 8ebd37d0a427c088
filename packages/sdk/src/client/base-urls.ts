import type { ApiName } from '../api-names.ts';

/** Where the five APIs are: `'sandbox'` is the reference backend on this machine (`npx muddat-sandbox`), otherwise the address of a server. */
export type Environment = 'sandbox' | { baseUrl: string };

/** The address at which `npx muddat-sandbox` listens without the option `--port`. */
export const SANDBOX_URL = 'http://127.0.0.1:4010';

const ADDRESS = /^https?:\/\/[^/?#]+(\/[^?#]*)?$/i;

/**
 * The address of one API: `<base URL>/billing` and so on.
 * @throws TypeError unless the base URL is an absolute address of http or https, without query and fragment.
 */
export function environmentUrl(environment: Environment, api: ApiName): string {
  const url = environment === 'sandbox' ? SANDBOX_URL : environment.baseUrl;
  if (typeof url === 'string' && ADDRESS.test(url) && URL.canParse(url)) return `${url.replace(/\/+$/, '')}/${api}`;
  throw new TypeError(`environment is 'sandbox' or { baseUrl: 'https://…' }, not ${JSON.stringify(environment)}`);
}
