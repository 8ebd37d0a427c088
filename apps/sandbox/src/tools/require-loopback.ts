import type { FastifyRequest } from 'fastify';
import { isLoopbackUrl } from '../core/loopback.ts';
import { Problem } from '../core/problem.ts';

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;

/**
 * The tools respond to this machine only (interfaces, Sandbox); all other clients get 404. The connection must be made from this machine.
 * Host and Origin must name this machine too, so that a foreign web page cannot use the tools through a tester's browser.
 */
export async function requireLoopback(request: FastifyRequest): Promise<void> {
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '')) throw new Problem('not_found');
  const { host, origin } = request.headers;
  if (host !== undefined && !isLoopbackUrl(`http://${host}`)) throw new Problem('not_found');
  if (origin !== undefined && !isLoopbackUrl(origin)) throw new Problem('origin_not_allowed');
}
