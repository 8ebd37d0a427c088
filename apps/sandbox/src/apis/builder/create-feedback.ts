import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { faqs, feedback } from '../../db/schema/content.ts';
import { createFieldCheck } from '../field-check.ts';
import { requireOrganization } from './organization.ts';

/** A visitor's own question; a signed-in customer's is kept with their id. */
export const createFeedback = operation('builder', 'createFeedback', async ({ ctx, headers, body, customer, locale }) => {
  const organization = requireOrganization(headers.organization);
  const check = createFieldCheck();
  const name = check.words('name', body.name);
  const phone = check.phone('phone', body.phone);
  const email = check.email('email', body.email);
  const message = check.lines('message', body.message);
  check.refuse();
  const faqId = body.faq_id ?? null;
  if (faqId !== null) {
    const known = /^\d+$/.test(faqId) && (await ctx.db.$count(faqs, and(eq(faqs.organization, organization), eq(faqs.id, faqId)))) > 0;
    if (!known) throw new Problem('validation_failed', { fields: { faq_id: 'choice' } });
  }
  const row = {
    id: randomUUID(),
    organization,
    name,
    phone,
    email,
    message,
    faqId,
    locale,
    customerId: customer?.id ?? null,
    createdAt: ctx.clock.now(),
  };
  await ctx.db.insert(feedback).values(row);
  return { status: 201, body: { data: { id: row.id, status: 'received' as const, phone, created_at: row.createdAt.toISOString() } } };
});
