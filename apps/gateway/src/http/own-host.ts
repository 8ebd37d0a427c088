import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOrigins } from './site-origin.ts';

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/;

/** The host name of a Host header in lower case, without its port; null if it is invalid. */
export function hostnameOf(host: string): string | null {
  return HOST.exec(host.toLowerCase())?.[1] ?? null;
}

/**
 * Whether the request is for this site: its Host is the site, this machine, or the address it arrived at (a load balancer's health check).
 * Any other name that resolves to this server (DNS rebinding, cache poisoning) gets no page.
 */
export function isForOwnHost(request: FastifyRequest, origins: SiteOrigins): boolean {
  const sent = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (sent.length > 1) return false;
  const name = hostnameOf(request.host);
  if (name === null) return false;
  const local = (request.raw.socket.localAddress ?? '').replace(/^::ffff:/, '');
  return origins.isOwnHost(name) || name === 'localhost' || name === (local.includes(':') ? `[${local}]` : local);
}

/** 421: "the request was directed at a server that is unable or unwilling to produce an authoritative response" (RFC 9110, 15.5.20). */
export const sendMisdirected = (reply: FastifyReply): FastifyReply =>
  reply.code(421).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('This host is not served here\n');
