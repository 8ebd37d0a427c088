import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Gateway } from '../gateway.ts';
import { onlyCookie } from '../http/only-cookie.ts';
import { networkOf } from './network-of.ts';

const SEALED_FOR = 'device-v1';
/** Browsers keep no cookie longer than 400 days (RFC 6265bis, 5.5). */
const DEVICE_COOKIE_MAX_AGE_S = 34_560_000;
const ID_BYTES = 16;
/** A family's tablet; the phone that signed in longest ago is forgotten. */
const MAX_PHONES = 5;

const Device = v.object({ id: v.string(), phones: v.array(v.string()) });
/**
 * A browser by which its tries are told from a stranger's: OWASP's device cookie. It signs nobody in, and says neither who somebody is
 * nor, being sealed, which phones it knows: `phones` are tags of those that signed in here.
 */
export type Device = v.InferOutput<typeof Device>;

/** The device a request brings; null for none, and for one that was not made here. */
export function readDevice(gateway: Gateway, request: FastifyRequest): Device | null {
  const value = onlyCookie(request.headers.cookie, gateway.cookies.device);
  const text = value === undefined ? null : gateway.sealer.open(Buffer.from(value, 'base64url'), SEALED_FOR);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Device), text);
  return parsed.success ? parsed.output : null;
}

function setDevice(gateway: Gateway, reply: FastifyReply, device: Device): void {
  const value = gateway.sealer.seal(JSON.stringify(device), SEALED_FOR).toString('base64url');
  reply.setCookie(gateway.cookies.device, value, { ...gateway.cookies.options, maxAge: DEVICE_COOKIE_MAX_AGE_S });
}

/** The browser's device, or a new one that knows no phone: a code is good in the browser that asked for it. */
export function ensureDevice(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Device {
  const known = readDevice(gateway, request);
  if (known !== null) return known;
  const device = { id: randomBytes(ID_BYTES).toString('base64url'), phones: [] };
  setDevice(gateway, reply, device);
  return device;
}

/** What a client's calls of any kind are counted by: a browser in which somebody has signed in stands for itself, not for its address. */
export function clientKey(gateway: Gateway, request: FastifyRequest): { kind: 'device' | 'address'; key: string } {
  const device = readDevice(gateway, request);
  return device !== null && device.phones.length > 0
    ? { kind: 'device', key: `device ${device.id}` }
    : { kind: 'address', key: networkOf(request.ip) };
}

export const knowsPhone = (gateway: Gateway, device: Device | null, phone: string): boolean =>
  device !== null && gateway.sealer.tags(phone).some((tag) => device.phones.includes(tag));

/** After a good sign-in: from now on this browser has limits of its own for the phone. */
export function rememberPhone(gateway: Gateway, request: FastifyRequest, reply: FastifyReply, phone: unknown): void {
  if (typeof phone !== 'string' || phone === '') return;
  const { id, phones } = ensureDevice(gateway, request, reply);
  const tags = gateway.sealer.tags(phone);
  const others = phones.filter((tag) => !tags.includes(tag));
  setDevice(gateway, reply, { id, phones: [tags[0], ...others].slice(0, MAX_PHONES) });
}
