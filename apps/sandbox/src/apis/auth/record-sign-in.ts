import type { Context } from '../../core/context.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { lockSubjects } from '../../domain/access/lock-subjects.ts';
import { countRateEvents, SIGN_IN_NOTICES, secondsUntilAllowed } from '../../domain/access/rate-limit.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { assertClientCredentials } from './client-check.ts';

/** Logs a sign-in as its client reports it. A new browser causes an SMS, which no setting turns off. */
export const recordSignIn = operation('auth', 'recordSignIn', async ({ ctx, customer, body, locale }) => {
  assertClientCredentials(ctx.config, body);
  const { id, phone } = requireCustomer(customer);
  const { device, browser, place, known } = body;
  await recordActivity(ctx, id, 'sign_in', { device, browser, place, isNew: !known });
  if (!known && (await mayNotifySignIn(ctx, id))) await sendAccountChangeSms(ctx, phone, 'new-device', locale);
  return { status: 204 };
});

/** Whether an SMS may be sent: at most ten a day. The activity log shows all sign-ins. */
async function mayNotifySignIn({ db, config }: Context, id: string): Promise<boolean> {
  if (!config.rateLimits) return true;
  const notices = [[SIGN_IN_NOTICES, id]] as const;
  return db.transaction(async (tx) => {
    await lockSubjects(tx, id);
    if ((await secondsUntilAllowed(tx, notices)) !== null) return false;
    await countRateEvents(tx, notices);
    return true;
  });
}
