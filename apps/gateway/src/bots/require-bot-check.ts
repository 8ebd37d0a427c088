import type { BotAction } from '@muddat/auth-core';
import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { Problem } from '../http/problem.ts';

/** Requires a solution for this action in `X-Bot-Solution`; otherwise throws bot_check_failed (403) with the reason. */
export async function requireBotCheck(gateway: Gateway, request: FastifyRequest, action: BotAction): Promise<void> {
  const header = request.headers['x-bot-solution'];
  const verdict = await gateway.bots.check(action, Array.isArray(header) ? header.join() : header);
  gateway.metrics.botCheck(action, verdict.ok ? 'passed' : verdict.reason);
  if (!verdict.ok) throw new Problem('bot_check_failed', { extras: { reason: verdict.reason } });
}
