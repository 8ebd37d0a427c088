import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { Problem } from '../../core/problem.ts';

type ClientCredentials = { readonly client_id?: string | undefined; readonly client_secret?: string | undefined };

/** The client's secret and, during a change, the previous one. */
export const clientSecretsOf = ({ auth: { clientSecret, clientSecretPrevious } }: Config): readonly string[] =>
  clientSecretPrevious === null ? [clientSecret] : [clientSecret, clientSecretPrevious];

/** Throws 401 unless the caller is the registered client. Takes the same time whether id or secret is wrong. */
export function assertClientCredentials(config: Config, given: ClientCredentials): void {
  const idRight = sameText(given.client_id ?? '', config.auth.clientId);
  const rightSecrets = clientSecretsOf(config).filter((secret) => sameText(given.client_secret ?? '', secret));
  if (!idRight || rightSecrets.length === 0) throw new Problem('unauthorized');
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
