import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { type DeviceCookie, knowsPhone } from '../limits/device-cookie.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Caller } from '../sessions/provider.ts';
import { callerOf } from '../sessions/session-cookie.ts';

/** The sender of a request about a phone. The limits distinguish senders by these fields. */
export type ClientIdentity = {
  readonly device: string | null;
  /** A customer has signed in with this phone in this browser before. */
  readonly known: boolean;
  readonly network: string;
};

export const identifyClient = (gateway: Gateway, request: FastifyRequest, device: DeviceCookie | null, phone: string): ClientIdentity => ({
  device: device?.id ?? null,
  known: knowsPhone(gateway, device, phone),
  network: networkOf(request.ip),
});

/**
 * The caller with `X-Client-Id` for the auth provider, which never sees the browser: `known.<device>.<network>.<signature>` (contract auth,
 * ClientId), or `new.` in place of `known.`. The network is a keyed hash, so the provider learns no address.
 */
export function callerWithClientId(gateway: Gateway, request: FastifyRequest, { device, known, network }: ClientIdentity): Caller {
  const said = [known ? 'known' : 'new', device ?? '', gateway.sealer.tags(network)[0]].join('.');
  const signature = createHmac('sha256', gateway.config.client.secret).update(`muddat-client-id-v1:${said}`).digest('base64url');
  return { ...callerOf(request), clientId: `${said}.${signature}` };
}
