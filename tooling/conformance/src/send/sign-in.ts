import * as v from 'valibot';
import { type SendOptions, send } from './send.ts';

export type Credentials = {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The customer's phone and password. */
  readonly username: string;
  readonly password: string;
};
export type Tokens = { readonly customer: string; readonly guest: string };

/** The backend cannot be tested: it does not respond, or the credentials do not sign in. */
export class CannotRunError extends Error {
  override readonly name = 'CannotRunError';
}

/** The result, or null in place of a `CannotRunError`: for a customer whom the run does not need. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof CannotRunError) return null;
    throw error;
  }
}

const tokensShape = v.object({ access_token: v.string() });

/** Signs a customer and a guest in through `auth.createToken`. Throws `CannotRunError` with what to do. */
export async function signIn({ clientId, clientSecret, username, password }: Credentials, options: SendOptions): Promise<Tokens> {
  const client = { client_id: clientId, client_secret: clientSecret };
  return {
    customer: await requestToken({ grant_type: 'password', ...client, username, password }, options),
    guest: await requestToken({ grant_type: 'client_credentials', ...client }, options),
  };
}

/** Proves by password who a signed-in customer is, for calls that need a fresh proof. False if the backend refuses. */
export async function proveCustomer(
  { clientId, clientSecret, password }: Credentials,
  token: string,
  options: SendOptions,
): Promise<boolean> {
  const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret, method: 'password', password });
  const request = { method: 'POST', path: '/auth/user/proof', headers: { 'content-type': 'application/json' }, body };
  const answer = await send(request, token, options);
  return !('failure' in answer) && answer.status === 204;
}

async function requestToken(body: Readonly<Record<string, string>>, options: SendOptions): Promise<string> {
  const path = '/auth/oauth/token';
  const request = { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await send(request, null, options);
  if ('failure' in answer)
    throw new CannotRunError(`${options.baseUrl}${path}: ${answer.failure}. Is the backend running at this address?`);
  const tokens = v.safeParse(tokensShape, answer.json);
  if (answer.status === 200 && tokens.success) return tokens.output.access_token;
  throw new CannotRunError(
    `${options.baseUrl}${path} answered ${answer.status} to grant_type ${body.grant_type}: check the base URL, --client-id, --client-secret, --username and --password`,
  );
}
