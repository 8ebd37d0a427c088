import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { duplicateWindowStart, equalsOrIsNull } from '../../core/duplicate-window.ts';
import { createFieldValidator } from '../../core/field-validator.ts';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { faqs, feedback } from '../../db/schema/content.ts';
import { requireMuddatOrganization } from './organization.ts';

/** Stores a visitor's question, with the id of a signed-in customer. An identical question sent again is not stored again. */
export const createFeedback = operation('builder', 'createFeedback', async ({ ctx, headers, body, customer, locale }) => {
  const organization = requireMuddatOrganization(headers.organization);
  const check = createFieldValidator();
  const name = check.text('name', body.name);
  const phone = check.phone('phone', body.phone);
  const email = check.email('email', body.email);
  const message = check.multilineText('message', body.message);
  check.throwIfInvalid();
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
  const kept = await ctx.db.transaction(async (tx) => {
    // Requests from the same phone run one after another, so that a form sent twice at once is stored once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${phone}))`);
    const [same] = await tx
      .select()
      .from(feedback)
      .where(
        and(
          eq(feedback.organization, organization),
          eq(feedback.phone, phone),
          eq(feedback.name, name),
          eq(feedback.message, message),
          equalsOrIsNull(feedback.email, email),
          equalsOrIsNull(feedback.faqId, faqId),
          gt(feedback.createdAt, duplicateWindowStart(row.createdAt)),
        ),
      );
    if (same === undefined) await tx.insert(feedback).values(row);
    return same ?? row;
  });
  return { status: 201, body: { data: { id: kept.id, status: 'received' as const, phone, created_at: kept.createdAt.toISOString() } } };
});
