import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { parseJsonBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';
import type { Limiter } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';

/** A report has a few hundred bytes; browsers may send several at once. */
const MAX_BYTES = 32_768;
/** Log lines per minute. The metrics count every report, so further lines would add nothing. */
const MAX_LINES = 20;
const LINES_EVERY_MS = 60_000;

export type ReportRoute = {
  path: string;
  label: string;
  types: readonly string[];
  /** Counts the reports of a network. */
  limit: Limiter;
  /** How the write guard and the write limits apply. */
  config: FastifyContextConfig;
  onDropped(reason: 'rate' | 'unreadable'): void;
  /** Takes a parsed body, null if it is no JSON. Returns false if it is no report. */
  take(body: unknown): boolean;
};

export const hasTypeOf = (types: readonly string[], request: FastifyRequest): boolean =>
  types.includes(request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '');

/** Answers 204 whether or not a report was counted: the page that sent it can do nothing about it, and is often gone. */
export function registerReportRoute(app: FastifyInstance, { path, label, types, limit, config, onDropped, take }: ReportRoute): void {
  const setLabel = (request: FastifyRequest): void => {
    request.label = label;
  };
  const bound = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!hasTypeOf(types, request)) throw new Problem('unsupported_media_type');
    if (!(await limit.count(networkOf(request.ip))).isOver) return undefined;
    onDropped('rate');
    return reply.code(204).send();
  };
  app.post(path, { onRequest: bound, bodyLimit: MAX_BYTES, config: { ...config, setLabel } }, async (request, reply) => {
    if (!take(parsedBody(request))) onDropped('unreadable');
    return reply.code(204).send();
  });
  refuseOtherMethods(app, path, ['POST'], { setLabel });
}

function parsedBody({ body }: FastifyRequest): unknown {
  try {
    return Buffer.isBuffer(body) ? parseJsonBody(body) : null;
  } catch {
    return null;
  }
}

/** Logs one line for each kind of report per minute, at most MAX_LINES in total. */
export function createSampledLog({ now, log }: Pick<Gateway, 'now' | 'log'>, message: string) {
  const written = new Set<string>();
  let since = now();
  return (fields: Readonly<Record<string, string | readonly string[]>>): void => {
    if (now() - since >= LINES_EVERY_MS) {
      written.clear();
      since = now();
    }
    const key = Object.values(fields).join(' ');
    if (written.has(key) || written.size >= MAX_LINES) return;
    written.add(key);
    log.warn(fields, message);
  };
}
