import { operation, requireCustomer } from '../../core/operation.ts';
import { reopenAccount } from '../../domain/access/account-closing.ts';
import { freezeAccount } from '../../domain/access/account-freeze.ts';
import { sendAccountChangeSms } from './account-change-sms.ts';
import { recordActivity } from './activity.ts';
import { endTokenFamilies } from './end-token-families.ts';

/** "It was not me": ends every session and blocks all money. Needs no proof of identity, so that a victim can act without delay. */
export const freezeCustomer = operation('auth', 'freezeCustomer', async ({ ctx, customer, locale }) => {
  const { id, phone } = requireCustomer(customer);
  const wasClosed = await ctx.db.transaction(async (tx) => {
    const held = { db: tx, clock: ctx.clock };
    await freezeAccount(held, id);
    // The intruder may have requested the deletion, so the freeze cancels it.
    const reopened = await reopenAccount(held, id);
    await endTokenFamilies(tx, id, 'frozen', null);
    await recordActivity(held, id, 'frozen');
    return reopened;
  });
  await sendAccountChangeSms(ctx, phone, wasClosed ? 'frozen-reopened' : 'frozen', locale);
  return { status: 204 };
});
