import { randomUUID } from 'node:crypto';
import { operation } from '../../core/operation.ts';
import { corporateRequests } from '../../db/schema/content.ts';
import { createFieldCheck } from '../field-check.ts';

/** A company's request: bought for its people, or to sell on the marketplace. */
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
  await ctx.db.insert(corporateRequests).values(row);
  return {
    status: 201,
    body: { data: { id: row.id, kind: row.kind, status: 'received' as const, phone, created_at: row.createdAt.toISOString() } },
  };
});

/** STIR, the taxpayer number of a company. */
const TIN_DIGITS = 9;
