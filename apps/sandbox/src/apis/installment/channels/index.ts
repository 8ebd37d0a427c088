import { eq } from 'drizzle-orm';
import { type Operation, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { customers } from '../../../db/schema/auth.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { assertRecentReauth } from '../../../domain/access/recent-reauth.ts';
import { MANDATORY_CHANNELS, mandatoryChannelErrors, type NotificationChannels } from '../../../domain/message/channel-rules.ts';
import { loadChannels } from '../../../domain/message/load-channels.ts';
import { sendChannelsOffSms, writeChannelsOffNotification } from './announce-disabled-channels.ts';
import { findDisabledChannels } from './disabled-channels.ts';

const channelsResponse = (channels: NotificationChannels) =>
  ({ status: 200, body: { data: { channels, always: MANDATORY_CHANNELS } } }) as const;

const getChannels = operation('installment', 'getChannels', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  return channelsResponse((await loadChannels(ctx.db, [id]))(id));
});

const saveChannels = operation('installment', 'saveChannels', async ({ ctx, customer, body, locale }) => {
  const owner = requireCustomer(customer);
  const { id: customerId } = owner;
  const { channels } = body;
  const fields = mandatoryChannelErrors(channels);
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const off = await ctx.db.transaction(async (tx) => {
    // If two changes arrive at once, the lock makes the second compare with the result of the first.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const taken = findDisabledChannels((await loadChannels(tx, [customerId]))(customerId), channels);
    if (taken.length > 0) await assertRecentReauth({ db: tx, clock: ctx.clock }, owner);
    const saved = { channels, savedAt: ctx.clock.now() };
    await tx
      .insert(notificationChannels)
      .values({ customerId, ...saved })
      .onConflictDoUpdate({ target: notificationChannels.customerId, set: saved });
    await writeChannelsOffNotification(tx, customerId, taken, saved.savedAt);
    return taken;
  });
  await sendChannelsOffSms(ctx, owner, off, locale);
  return channelsResponse(channels);
});

export const channelOperations: readonly Operation[] = [getChannels, saveChannels];
