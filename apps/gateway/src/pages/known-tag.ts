import type { FastifyRequest } from 'fastify';

/** Whether the reader has this very answer already (If-None-Match, RFC 9110, 13.1.2: compared weakly). */
export function isKnownTag(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
