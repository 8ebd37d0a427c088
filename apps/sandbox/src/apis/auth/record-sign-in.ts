import { operation, requireCustomer } from '../../core/operation.ts';
import { recordActivity } from './activity.ts';
import { assertClient } from './client-check.ts';
import { sendNotice } from './notice.ts';

/** A sign-in as its client saw it. A browser that is new is told by a message, which nobody can switch off. */
export const recordSignIn = operation('auth', 'recordSignIn', async ({ ctx, customer, body, locale }) => {
  assertClient(ctx.config, body);
  const { id, phone } = requireCustomer(customer);
  const { device, browser, place, known } = body;
  await recordActivity(ctx, id, 'sign_in', { device, browser, place, isNew: !known });
  if (!known) await sendNotice(ctx, phone, 'new-device', locale);
  return { status: 204 };
});
