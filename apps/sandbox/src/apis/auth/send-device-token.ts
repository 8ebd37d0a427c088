import { operation } from '../../core/operation.ts';
import { deviceTokens } from '../../db/schema/auth.ts';

export const sendDeviceToken = operation('auth', 'sendDeviceToken', async ({ ctx, customer, body }) => {
  const values = { customerId: customer?.id ?? null, platform: body.platform, updatedAt: new Date() };
  await ctx.db
    .insert(deviceTokens)
    .values({ token: body.token, ...values })
    .onConflictDoUpdate({ target: deviceTokens.token, set: values });
  return { status: 204 };
});
