import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { duplicateWindowStart, equalsOrIsNull } from '../../core/duplicate-window.ts';
import { createFieldValidator } from '../../core/field-validator.ts';
import { operation } from '../../core/operation.ts';
import { corporateRequests } from '../../db/schema/content.ts';

/**
 * Stores a company's request to buy for its employees, or to sell on the marketplace. An identical request sent again is not stored again.
 */
export const createCorporateRequest = operation('mobile', 'createCorporateRequest', async ({ ctx, body, customer, locale }) => {
  const check = createFieldValidator();
  const company = check.text('company', body.company);
  const contactName = check.text('contact_name', body.contact_name);
  const phone = check.phone('phone', body.phone);
  const email = check.email('email', body.email);
  const tin = check.digits('tin', body.tin, TIN_DIGITS);
  check.throwIfInvalid();
  const row = {
    id: randomUUID(),
    kind: body.kind ?? 'corporate',
    company,
    contactName,
    phone,
    email,
    tin,
    employees: body.employees ?? null,
    message: check.optionalText(body.message),
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
          equalsOrIsNull(corporateRequests.email, email),
          equalsOrIsNull(corporateRequests.tin, tin),
          equalsOrIsNull(corporateRequests.employees, row.employees),
          equalsOrIsNull(corporateRequests.message, row.message),
          gt(corporateRequests.createdAt, duplicateWindowStart(row.createdAt)),
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
