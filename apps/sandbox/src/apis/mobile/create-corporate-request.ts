import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { createFieldCheck } from '../../core/field-check.ts';
import { operation } from '../../core/operation.ts';
import { sameOrNull, sentAgainSince } from '../../core/sent-again.ts';
import { corporateRequests } from '../../db/schema/content.ts';

/**
 * Stores a company's request to buy for its employees, or to sell on the marketplace. An identical request sent again is not stored again.
 */
export const createCorporateRequest = operation('mobile', 'createCorporateRequest', async ({ ctx, body, customer, locale }) => {
  const check = createFieldCheck();
  const company = check.words('company', body.company);
  const contactName = check.words('contact_name', body.contact_name);
  const phone = check.phone('phone', body.phone);
  const email = check.email('email', body.email);
  const tin = check.digits('tin', body.tin, TIN_DIGITS);
  check.refuse();
  const row = {
    id: randomUUID(),
    kind: body.kind ?? 'corporate',
    company,
    contactName,
    phone,
    email,
    tin,
    employees: body.employees ?? null,
    message: check.optionalWords(body.message),
    locale,
    customerId: customer?.id ?? null,
    createdAt: ctx.clock.now(),
  } as const;
  const kept = await ctx.db.transaction(async (tx) => {
    // Requests from the same phone run one after another, so that a form sent twice at once is stored once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${phone}))`);
    const [same] = await tx
      .select()
      .from(corporateRequests)
      .where(
        and(
          eq(corporateRequests.kind, row.kind),
          eq(corporateRequests.phone, phone),
          eq(corporateRequests.company, company),
          eq(corporateRequests.contactName, contactName),
          sameOrNull(corporateRequests.email, email),
          sameOrNull(corporateRequests.tin, tin),
          sameOrNull(corporateRequests.employees, row.employees),
          sameOrNull(corporateRequests.message, row.message),
          gt(corporateRequests.createdAt, sentAgainSince(row.createdAt)),
        ),
      );
    if (same === undefined) await tx.insert(corporateRequests).values(row);
    return same ?? row;
  });
  return {
    status: 201,
    body: { data: { id: kept.id, kind: row.kind, status: 'received' as const, phone, created_at: kept.createdAt.toISOString() } },
  };
});

/** Length of a STIR, the taxpayer number of a company. */
const TIN_DIGITS = 9;
