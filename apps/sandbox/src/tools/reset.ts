import type { FastifyInstance } from 'fastify';
import { storeOffset } from '../core/stored-clock.ts';
import { reseed } from '../seed/index.ts';
import type { ToolParts } from './parts.ts';

/** POST /sandbox/reset: the data as after a first start; the clock at real time, no faults, an empty inbox, everybody signed out. */
export function registerReset(app: FastifyInstance, { db, clock, faults }: ToolParts): void {
  let last: Promise<unknown> = Promise.resolve();
  const reset = async () => {
    const began = performance.now();
    faults.clear();
    clock.setOffset(0);
    await reseed(db, clock.today());
    await storeOffset(db, clock, 0);
    return { seeded: true, today: clock.today(), ms: Math.round(performance.now() - began) };
  };
  app.post('/sandbox/reset', async () => {
    // One after the other: two resets at once would wait for each other's tables.
    const mine = last.then(reset, reset);
    last = mine;
    return mine;
  });
}
