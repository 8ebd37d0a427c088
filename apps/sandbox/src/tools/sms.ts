import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listSmsMessages } from '../core/sms.ts';
import { parseInput } from './shared/parse-input.ts';
import { phoneQuerySchema } from './shared/phone-query.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_MESSAGES = 200;
const limit = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_MESSAGES));
const query = v.object({ phone: phoneQuerySchema, limit: v.optional(limit, String(MAX_MESSAGES)) });

/** GET /sandbox/sms?phone=&limit=: messages newest first; without a phone, those of all phones. */
export function registerSms(app: FastifyInstance, { db }: ToolContext): void {
  app.get('/sandbox/sms', async (request) => {
    const asked = parseInput(query, request.query);
    return listSmsMessages(db, asked.phone, asked.limit);
  });
}
