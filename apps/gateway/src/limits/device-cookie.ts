import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { readUniqueCookie } from '../http/unique-cookie.ts';
import { networkOf } from './network-of.ts';

const SEALED_FOR = 'device-v1';
/** Browsers keep no cookie for more than 400 days (RFC 6265bis 5.5). */
const DEVICE_COOKIE_MAX_AGE_S = 34_560_000;
const ID_BYTES = 16;
/** Enough for a family's tablet; the phone that signed in least recently is dropped. */
const MAX_PHONES = 5;

const DeviceCookie = v.object({ id: v.string(), phones: v.array(v.string()) });
/**
 * OWASP's device cookie: distinguishes a known browser from a stranger's when attempts are counted. It does not sign anyone in.
 * The cookie is sealed, and `phones` holds keyed tags, so the cookie reveals neither the customer nor a phone.
 */
export type DeviceCookie = v.InferOutput<typeof DeviceCookie>;

/** The device cookie of a request; null if it is missing or was not sealed by us. */
export function readDeviceCookie(gateway: Gateway, request: FastifyRequest): DeviceCookie | null {
  const value = readUniqueCookie(request.headers.cookie, gateway.cookies.device);
  const text = value === undefined ? null : gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), DeviceCookie), text);
  return parsed.success ? parsed.output : null;
}

function setDevice(gateway: Gateway, reply: FastifyReply, device: DeviceCookie): void {
  const value = gateway.sealer.seal(JSON.stringify(device), SEALED_FOR).toString('base64url');
  reply.setCookie(gateway.cookies.device, value, { ...gateway.cookies.options, maxAge: DEVICE_COOKIE_MAX_AGE_S });
}

/**
 * Returns the browser's device. A browser without one gets a new device in a cookie, with no phones: a code sent before sign-in is valid
 * only on the device that requested it.
 */
export function ensureDeviceCookie(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): DeviceCookie {
  const known = readDeviceCookie(gateway, request);
  if (known !== null) return known;
  const device = { id: randomBytes(ID_BYTES).toString('base64url'), phones: [] };
  setDevice(gateway, reply, device);
  return device;
}

/** The key under which a client's calls are counted: the device if somebody has signed in with it, otherwise the address. */
export function clientLimitKey(gateway: Gateway, request: FastifyRequest): { kind: 'device' | 'address'; key: string } {
  const device = readDeviceCookie(gateway, request);
  return device !== null && device.phones.length > 0
    ? { kind: 'device', key: `device ${device.id}` }
    : { kind: 'address', key: networkOf(request.ip) };
}

export const knowsPhone = (gateway: Gateway, device: DeviceCookie | null, phone: string): boolean =>
  device !== null && gateway.sealer.tags(phone).some((tag) => device.phones.includes(tag));

/** Called after a successful sign-in or change of phone: from now on this browser has its own limits for the phone. */
export function rememberPhone(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, phone: unknown): void {
  if (typeof phone !== 'string' || phone === '') return;
  const { id, phones } = ensureDeviceCookie(gateway, request, reply);
  const tags = gateway.sealer.tags(phone);
  const others = phones.filter((tag) => !tags.includes(tag));
  setDevice(gateway, reply, { id, phones: [tags[0], ...others].slice(0, MAX_PHONES) });
}
