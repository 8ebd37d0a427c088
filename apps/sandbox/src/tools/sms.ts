import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listMessages } from '../core/sms.ts';
import { parseInput } from './parse-input.ts';
import type { ToolParts } from './parts.ts';

const MAX_MESSAGES = 200;
const query = v.object({ phone: v.optional(v.string()) });

/** GET /sandbox/sms?phone=: messages newest first. A `+` that was not percent-encoded arrives as a space, and is meant as a plus. */
export function registerSms(app: FastifyInstance, { db }: ToolParts): void {
  app.get('/sandbox/sms', async (request) => {
    const { phone } = parseInput(query, request.query);
    return listMessages(db, phone === undefined || phone === '' ? null : phone.replace(/^ ?(?=998)/, '+'), MAX_MESSAGES);
  });
}
