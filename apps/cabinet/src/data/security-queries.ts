import type { AuthProblem, AuthResult, GatewayAuth } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from './queries.ts';

/** The gateway refused, or did not answer. Its sentence is in the reader's language. */
export class AuthRefused extends Error {
  override name = 'AuthRefused';
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

async function dataOf<Data>(asked: Promise<AuthResult<Data>>): Promise<Data> {
  const result = await asked;
  if (!result.ok) throw new AuthRefused(result.problem);
  return result.data;
}

/** Where the customer is signed in. Asked for anew on every visit: the list is of no use when it is old. */
export const devicesQuery = (auth: GatewayAuth) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'devices'],
    queryFn: async () => (await dataOf(auth.sessions())).data,
    staleTime: 0,
    // Without a network it fails and says so, rather than waiting for one behind a skeleton.
    networkMode: 'always',
  });

export const passkeysQuery = (auth: GatewayAuth) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'passkeys'],
    queryFn: async () => (await dataOf(auth.passkeys())).data,
    networkMode: 'always',
  });
