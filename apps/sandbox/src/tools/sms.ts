import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listMessages } from '../core/sms.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolParts } from './shared/parts.ts';
import { phoneQuery } from './shared/phone-query.ts';

const MAX_MESSAGES = 200;
const limit = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_MESSAGES));
const query = v.object({ phone: phoneQuery, limit: v.optional(limit, String(MAX_MESSAGES)) });

/** GET /sandbox/sms?phone=&limit=: messages newest first; without a phone, those of all phones. */
export function registerSms(app: FastifyInstance, { db }: ToolParts): void {
  app.get('/sandbox/sms', async (request) => {
    const asked = parseInput(query, request.query);
    return listMessages(db, asked.phone, asked.limit);
  });
}
