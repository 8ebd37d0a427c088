import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { deleteAllReturnPhotos } from '../apis/installment/return-run/return-photos.ts';
import { deleteAllPhotos } from '../apis/installment/verification/photos/delete-photos.ts';
import { deleteAllDataCopies } from '../core/files/delete-copies.ts';
import { storeOffset } from '../core/stored-clock.ts';
import { reseed } from '../seed/index.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const input = v.strictObject({ hostile: v.optional(v.boolean(), false) });

/**
 * POST /sandbox/reset: restores the data of a first start, with the clock at real time, no faults, an empty inbox and no sessions. With
 * `{"hostile": true}`, every shown text tries to run as a script.
 */
export function registerReset(app: FastifyInstance, { db, clock, faults, files }: ToolContext): void {
  let last: Promise<unknown> = Promise.resolve();
  const reset = async (hostile: boolean) => {
    const began = performance.now();
    faults.clear();
    clock.setOffset(0);
    await deleteAllPhotos({ db, files });
    await deleteAllReturnPhotos({ db, files });
    await deleteAllDataCopies({ db, files });
    await reseed(db, clock.today(), { hostile });
    await storeOffset(db, clock, 0);
    return { seeded: true, hostile, today: clock.today(), ms: Math.round(performance.now() - began) };
  };
  app.post('/sandbox/reset', async (request) => {
    const { hostile } = parseInput(input, request.body);
    const next = () => reset(hostile);
    // Resets run one after another: two simultaneous resets would deadlock on each other's tables.
    const mine = last.then(next, next);
    last = mine;
    return mine;
  });
}
