import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';

/** The caller as signed by the portal's gateway (contract auth, ClientId). */
export type Client = {
  /** Whether this browser has signed in with this phone before. */
  readonly known: boolean;
  /** The browser's id; empty when it has none. */
  readonly device: string;
  readonly network: string;
};

/** All callers without a signed id share one limit. */
const NOBODY: Client = { known: false, device: '', network: '' };

export function readClient(config: Config, header: string | undefined): Client {
  const [, said, kind, device, network, signature] = /^((known|new)\.([\w-]*)\.([\w-]+))\.([\w-]+)$/.exec(header ?? '') ?? [];
  if (said === undefined || device === undefined || network === undefined || signature === undefined) return NOBODY;
  const right = createHmac('sha256', config.auth.clientSecret).update(`muddat-client-id-v1:${said}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return NOBODY;
  return { known: kind === 'known', device, network };
}
