import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { calendars } from '../../../db/schema/documents.ts';
import { assertRecentReauth } from '../../../domain/access/recent-reauth.ts';

const CALENDAR_SECRET_BYTES = 24;

/** The link leads to the gateway, because calendar programs call it from the internet, where the sandbox cannot be reached. */
const linkResponse = ({ portalUrl }: Config, calendar: { readonly secret: string } | undefined) => ({
  status: 200 as const,
  body: { data: calendar === undefined ? null : { url: `${portalUrl}/api/installment/v3/calendar/${calendar.secret}/payments.ics` } },
});

export const getCalendar = operation('installment', 'getCalendar', async ({ ctx, customer }) => {
  const owner = requireCustomer(customer);
  const [calendar] = await ctx.db.select().from(calendars).where(eq(calendars.customerId, owner.id));
  // A missing calendar is not a secret: only an existing link needs a proof of identity.
  if (calendar !== undefined) await assertRecentReauth(ctx, owner);
  return linkResponse(ctx.config, calendar);
});

export const createCalendar = operation('installment', 'createCalendar', async ({ ctx, customer, locale }) => {
  const owner = requireCustomer(customer);
  const { id } = owner;
  await assertRecentReauth(ctx, owner);
  const secret = randomBytes(CALENDAR_SECRET_BYTES).toString('base64url');
  await ctx.db.insert(calendars).values({ customerId: id, secret, locale, createdAt: ctx.clock.now() }).onConflictDoNothing();
  const [calendar] = await ctx.db.select().from(calendars).where(eq(calendars.customerId, id));
  return linkResponse(ctx.config, calendar);
});

export const revokeCalendar = operation('installment', 'revokeCalendar', async ({ ctx, customer }) => {
  await ctx.db.delete(calendars).where(eq(calendars.customerId, requireCustomer(customer).id));
  return { status: 204 };
});
