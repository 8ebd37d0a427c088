import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listMessages } from '../core/sms.ts';
import { parseInput } from './parse-input.ts';
import type { ToolParts } from './parts.ts';
import { phoneQuery } from './phone-query.ts';

const MAX_MESSAGES = 200;
const query = v.object({ phone: phoneQuery });

/** GET /sandbox/sms?phone=: messages newest first; without a phone everybody's. */
export function registerSms(app: FastifyInstance, { db }: ToolParts): void {
  app.get('/sandbox/sms', async (request) => listMessages(db, parseInput(query, request.query).phone, MAX_MESSAGES));
}
