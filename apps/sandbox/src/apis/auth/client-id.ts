import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config/config.ts';

/** Who asks, as the portal's gateway signed it (contract auth, ClientId). */
export type Client = {
  /** Somebody has signed in with this phone in this browser. */
  readonly known: boolean;
  /** The browser; empty where it has no name. */
  readonly device: string;
  readonly network: string;
};

/** Callers without a signed id count together. */
const NOBODY: Client = { known: false, device: '', network: '' };

export function readClient(config: Config, header: string | undefined): Client {
  const [, said, kind, device, network, signature] = /^((known|new)\.([\w-]*)\.([\w-]+))\.([\w-]+)$/.exec(header ?? '') ?? [];
  if (said === undefined || device === undefined || network === undefined || signature === undefined) return NOBODY;
  const right = createHmac('sha256', config.auth.clientSecret).update(`muddat-client-id-v1:${said}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right)) return NOBODY;
  return { known: kind === 'known', device, network };
}
