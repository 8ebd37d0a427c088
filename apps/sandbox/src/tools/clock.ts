import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MovableClock } from '../core/clock.ts';
import { parseDuration } from '../core/duration.ts';
import { storeOffset } from '../core/stored-clock.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_OFFSET_MS = 20 * 366 * 86_400_000;
const duration = v.pipe(v.string(), v.transform(parseDuration), v.number());
const body = v.union([v.strictObject({ advance: duration }), v.strictObject({ reset: v.literal(true) })]);
const offset = v.pipe(v.number(), v.maxValue(MAX_OFFSET_MS));

/** GET /sandbox/clock; POST {"advance": "P40D"} or {"reset": true}: moves the business clock. Only a reset moves it back. */
export function registerClock(app: FastifyInstance, { db, clock, afterClockMoved }: ToolContext): void {
  app.get('/sandbox/clock', async () => view(clock));
  app.post('/sandbox/clock', async (request) => {
    const input = parseInput(body, request.body);
    const next = 'reset' in input ? 0 : clock.offsetMs() + input.advance;
    await storeOffset(db, clock, parseInput(offset, next));
    await afterClockMoved();
    return view(clock);
  });
}

function view(clock: MovableClock) {
  return { now: clock.now().toISOString(), today: clock.today(), offset_seconds: Math.round(clock.offsetMs() / 1_000) };
}
