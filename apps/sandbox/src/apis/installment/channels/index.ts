import { eq } from 'drizzle-orm';
import { type Operation, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { customers } from '../../../db/schema/auth.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { assertOwnProof } from '../../../domain/access/own-proof.ts';
import { ALWAYS, type Channels, missingAlways } from '../../../domain/message/channel-rules.ts';
import { loadChannels } from '../../../domain/message/load-channels.ts';
import { messageSwitchedOff, notifySwitchedOff } from './announce-switched-off.ts';
import { switchedOff } from './switched-off.ts';

const answer = (channels: Channels) => ({ status: 200, body: { data: { channels, always: ALWAYS } } }) as const;

const getChannels = operation('installment', 'getChannels', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  return answer((await loadChannels(ctx.db, [id]))(id));
});

const saveChannels = operation('installment', 'saveChannels', async ({ ctx, customer, body, locale }) => {
  const owner = requireCustomer(customer);
  const { id: customerId } = owner;
  const { channels } = body;
  const fields = missingAlways(channels);
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const off = await ctx.db.transaction(async (tx) => {
    // If two changes arrive at once, the lock makes the second compare with the result of the first.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const taken = switchedOff((await loadChannels(tx, [customerId]))(customerId), channels);
    if (taken.length > 0) await assertOwnProof({ db: tx, clock: ctx.clock }, owner);
    const saved = { channels, savedAt: ctx.clock.now() };
    await tx
      .insert(notificationChannels)
      .values({ customerId, ...saved })
      .onConflictDoUpdate({ target: notificationChannels.customerId, set: saved });
    await notifySwitchedOff(tx, customerId, taken, saved.savedAt);
    return taken;
  });
  await messageSwitchedOff(ctx, owner, off, locale);
  return answer(channels);
});

export const channelOperations: readonly Operation[] = [getChannels, saveChannels];
