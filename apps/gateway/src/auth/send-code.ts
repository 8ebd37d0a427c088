import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { requireHuman } from '../bots/require-human.ts';
import type { Gateway } from '../core/gateway.ts';
import { Problem } from '../core/problem.ts';
import { parseJsonBody } from '../proxy/body.ts';
import { passOn } from './provider-failure.ts';
import { callerOf } from './session-cookie.ts';

const Request = v.object({
  phone: v.pipe(v.string(), v.regex(/^\+998\d{9}$/)),
  purpose: v.picklist(['sign-in', 'register', 'reset']),
  channel: v.optional(v.picklist(['sms', 'call'])),
});
const Answer = v.object({ length: v.number(), resend_after: v.number(), expires_in: v.number(), masked_phone: v.string() });

function parseRequest(body: unknown): v.InferOutput<typeof Request> {
  const parsed = v.safeParse(Request, body);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const name = String(issue.path?.[0]?.key ?? 'body');
    fields[name] ??= issue.input === undefined || issue.input === '' ? 'required' : 'format';
  }
  throw new Problem('validation_failed', { fields });
}

/** POST /api/auth/send-code `{phone, purpose, channel?}` -> `{length, resend_after, expires_in, masked_phone}` in seconds (interfaces, Gateway). */
export function sendCodeHandler(gateway: Gateway, limitPhone: (request: FastifyRequest, phone: string) => Promise<void>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const body = parseRequest(Buffer.isBuffer(request.body) ? parseJsonBody(request.body) : null);
    await requireHuman(gateway, request, 'send-code');
    await limitPhone(request, body.phone);
    const answer = await gateway.provider.sendCode(body, callerOf(request));
    if (answer.ok) {
      const sent = v.safeParse(Answer, answer.body);
      if (!sent.success) throw new Problem('upstream_unavailable');
      return sent.output;
    }
    const passed = passOn(answer, request.id);
    return reply.code(passed.status).headers(passed.headers).send(passed.body);
  };
}
