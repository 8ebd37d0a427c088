import { personName } from '@muddat/validators';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { STEP_REFUSAL_REASONS } from '../apis/installment/verification/application/reasons.ts';
import { VERIFICATION_STEPS } from '../apis/installment/verification/application/steps.ts';
import { loadVerificationOverview, type VerificationOverview } from '../apis/installment/verification/application/verification-store.ts';
import { verificationView } from '../apis/installment/verification/application/view.ts';
import {
  applyCheckerVerdicts,
  decideRestoration,
  type LimitDecision,
  MAX_LIMIT_SOM,
  saveLimitDecision,
} from '../apis/installment/verification/checker/apply-checker-verdicts.ts';
import { toSingleLine } from '../core/field-validator.ts';
import { Problem } from '../core/problem.ts';
import { customers } from '../db/schema/auth.ts';
import { verificationDocuments, verifications } from '../db/schema/verification.ts';
import { LIMIT_REASONS } from '../domain/limit/limit-reasons.ts';
import { parseLimitStatus } from '../domain/limit/limit-view.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_LISTED = 50;
/** Letters of a name that the contract of the registration allows. */
const NAME_MAX = 200;
const LIMIT_STATUSES = ['not_created', 'requested', 'pending', 'approved', 'rejected', 'expired', 'blocked'] as const;
const verdict = v.picklist(['accepted', ...Object.keys(STEP_REFUSAL_REASONS)]);
const limit = v.strictObject({
  status: v.picklist(LIMIT_STATUSES),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_LIMIT_SOM))),
  reason: v.optional(v.picklist(Object.keys(LIMIT_REASONS))),
});
/** As at the registration, so that the checker cannot confirm a name that contracts could not print. */
const name = v.pipe(
  v.string(),
  v.transform(toSingleLine),
  v.nonEmpty(),
  v.maxLength(NAME_MAX),
  v.check((text) => personName(text) === null),
);
const body = v.strictObject({
  phone: v.string(),
  verdicts: v.optional(v.strictObject(v.entriesFromList(VERIFICATION_STEPS, v.optional(verdict)))),
  limit: v.optional(limit),
  name: v.optional(name),
});
const photo = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

/**
 * POST /sandbox/checker {phone, verdicts?, limit?, name?}: makes the checker decide without waiting for its delay. A step without a verdict
 * is accepted. `limit` alone sets the limit, whatever it was, and decides on an open request for it. `name` is the name in the passport,
 * which becomes that of the account. If nothing was submitted, `verdicts` and `name` are refused.
 */
export function registerChecker(app: FastifyInstance, parts: ToolContext): void {
  app.post('/sandbox/checker', async (request) => {
    const asked = parseInput(body, request.body);
    const phone = `+${asked.phone.replaceAll(/\D/g, '')}`;
    const [customer] = await parts.db.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone));
    if (customer === undefined) throw new Problem('not_found');
    const wanted = asked.limit === undefined ? null : limitOf(asked.limit);
    const answer = { verdicts: asked.verdicts ?? {}, limit: wanted, passportName: asked.name ?? null };
    const decided = await applyCheckerVerdicts(parts, customer.id, answer);
    if (!decided && (asked.verdicts !== undefined || asked.name !== undefined))
      throw new Problem('validation_failed', { fields: { verdicts: 'not_submitted' } });
    if (wanted !== null) {
      if (wanted.status === 'approved' || wanted.status === 'blocked')
        await decideRestoration(parts, customer.id, wanted.status === 'approved');
      await parts.db.transaction((tx) => saveLimitDecision(parts, tx, customer.id, wanted));
    }
    return viewVerification(phone, await loadVerificationOverview(parts.db, customer.id));
  });

  app.get('/sandbox/checker/list', async () => {
    const rows = await parts.db
      .select({ id: customers.id, phone: customers.phone, name: customers.name })
      .from(verifications)
      .innerJoin(customers, eq(customers.id, verifications.customerId))
      .orderBy(desc(eq(verifications.status, 'submitted')), sql`${verifications.submittedAt} desc nulls last`, customers.phone)
      .limit(MAX_LISTED);
    return Promise.all(rows.map((row) => viewListed(parts, row)));
  });

  app.get('/sandbox/checker/photo/:id', async (request, reply) => {
    const { id } = parseInput(photo, request.params);
    const [document] = await parts.db.select().from(verificationDocuments).where(eq(verificationDocuments.id, id));
    const found = document?.storedKey == null ? null : await parts.files.storage.get(document.storedKey);
    if (found === null) throw new Problem('not_found');
    return reply.header('cache-control', 'no-store').type('image/jpeg').send(found);
  });
}

function limitOf({ status, amount, reason }: v.InferOutput<typeof limit>): LimitDecision {
  const explained = status === 'rejected' || status === 'blocked';
  const fallback = status === 'blocked' ? 'overdue' : 'income';
  return {
    status: parseLimitStatus(status),
    amount: amount ?? (status === 'approved' ? MAX_LIMIT_SOM : 0),
    reason: explained ? (reason ?? fallback) : null,
  };
}

function viewVerification(phone: string, standing: VerificationOverview) {
  const { status, steps, missing } = verificationView(standing, 'ru');
  return { phone, status, steps, missing, limit: standing.limit };
}

async function viewListed(parts: ToolContext, { id, phone, name }: { id: string; phone: string; name: string }) {
  const standing = await loadVerificationOverview(parts.db, id);
  const documents = await parts.db
    .select({ id: verificationDocuments.id, step: verificationDocuments.step, key: verificationDocuments.storedKey })
    .from(verificationDocuments)
    .where(and(eq(verificationDocuments.customerId, id), eq(verificationDocuments.current, true)));
  const { person, contacts } = verificationView(standing, 'ru');
  const photos = documents.flatMap((document) => (document.key === null ? [] : [[document.step, document.id]]));
  return { name, person, contacts, photos: Object.fromEntries(photos), ...viewVerification(phone, standing) };
}
