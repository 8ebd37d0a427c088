import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { clientSecretsOf } from './client-check.ts';

/** The calling browser, as the portal's gateway signed it (contract auth, ClientId). */
export type ClientIdentity = {
  /** Whether this browser has signed in with this phone before. */
  readonly known: boolean;
  /** The browser's id; empty if it has none. */
  readonly device: string;
  readonly network: string;
};

/** Used for callers without a validly signed id, which all share one limit. */
const ANONYMOUS_CLIENT: ClientIdentity = { known: false, device: '', network: '' };

export function parseClientId(config: Config, header: string | undefined): ClientIdentity {
  const [, said, kind, device, network, signature] = /^((known|new)\.([\w-]*)\.([\w-]+))\.([\w-]+)$/.exec(header ?? '') ?? [];
  if (said === undefined || device === undefined || network === undefined || signature === undefined) return ANONYMOUS_CLIENT;
  const given = Buffer.from(signature, 'base64url');
  const isRight = clientSecretsOf(config).some((secret) => {
    const right = createHmac('sha256', secret).update(`muddat-client-id-v1:${said}`).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) return ANONYMOUS_CLIENT;
  return { known: kind === 'known', device, network };
}
