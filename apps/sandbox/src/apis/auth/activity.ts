import { randomUUID } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { type ActivityKind, activity } from '../../db/schema/auth.ts';

type SignInOrigin = {
  readonly device: string | null;
  readonly browser: string | null;
  readonly place: string | null;
  readonly isNew: boolean;
};
const UNKNOWN_ORIGIN: SignInOrigin = { device: null, browser: null, place: null, isNew: false };

/** Adds an event to the activity log that the customer can read. `db` may be the transaction of the event itself. */
export async function recordActivity(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  customerId: string,
  kind: ActivityKind,
  where: SignInOrigin = UNKNOWN_ORIGIN,
): Promise<void> {
  await db.insert(activity).values({ id: `act_${randomUUID()}`, customerId, kind, at: clock.now(), ...where });
}
