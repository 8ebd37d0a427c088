import { type Operation, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { ALWAYS, type Channels, missingAlways } from './channel-rules.ts';
import { loadChannels } from './load-channels.ts';

const answer = (channels: Channels) => ({ status: 200, body: { data: { channels, always: ALWAYS } } }) as const;

const getChannels = operation('installment', 'getChannels', async ({ ctx, customer }) => {
  const { id } = requireCustomer(customer);
  return answer((await loadChannels(ctx.db, [id]))(id));
});

const saveChannels = operation('installment', 'saveChannels', async ({ ctx, customer, body }) => {
  const { id: customerId } = requireCustomer(customer);
  const { channels } = body;
  const fields = missingAlways(channels);
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const saved = { channels, savedAt: ctx.clock.now() };
  await ctx.db
    .insert(notificationChannels)
    .values({ customerId, ...saved })
    .onConflictDoUpdate({ target: notificationChannels.customerId, set: saved });
  return answer(channels);
});

export const channelOperations: readonly Operation[] = [getChannels, saveChannels];
