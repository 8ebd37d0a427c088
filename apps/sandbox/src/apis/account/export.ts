import { tashkentDate } from '@muddat/i18n';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { runInThread } from '../../core/heavy/run-in-thread.ts';
import { runIdempotently } from '../../core/idempotency.ts';
import { newId } from '../../core/ids.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { runWritesAtOnce } from '../../db/run-writes-at-once.ts';
import { customers } from '../../db/schema/auth.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { assertRecentReauth } from '../../domain/access/recent-reauth.ts';
import { sendAccountChangeSms } from '../auth/account-change-sms.ts';
import { type DocumentRequestContext, fileHeaders, prepareDocumentRequest } from '../documents/file-response.ts';
import { runDueJobs } from '../installment/catch-up/run-due-jobs.ts';
import { buildDataCopyFiles } from './build-copy-files.ts';

const DAY_MS = 86_400_000;
/**
 * spec gap: a copy can be requested once a day and fetched for a week. A customer who requests it on a phone can save it on a computer days
 * later.
 */
const EXPORT_INTERVAL_MS = DAY_MS;
const EXPORT_LIFETIME_MS = 7 * DAY_MS;
const PACK_ZIP_MODULE = new URL('./pack-zip.ts', import.meta.url);

type ExportRow = typeof dataExports.$inferSelect;

const exportView = ({ id, createdAt, expiresAt }: ExportRow) =>
  ({ id, status: 'ready', created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }) as const;

/** The customer's newest copy, if it has not expired. */
async function findUnexpiredExport(db: Database, customerId: string, now: Date): Promise<ExportRow | null> {
  const living = and(eq(dataExports.customerId, customerId), gt(dataExports.expiresAt, now));
  const [newest] = await db.select().from(dataExports).where(living).orderBy(desc(dataExports.createdAt)).limit(1);
  return newest ?? null;
}

/** Requests a copy of the customer's data. A second request within a day is refused with `export_lately`. */
export const createExport = operation('installment', 'createExport', async ({ ctx, customer, headers, locale }) => {
  const owner = requireCustomer(customer);
  const customerId = owner.id;
  await assertRecentReauth(ctx, owner);
  const key = headers['idempotency-key'];
  return runIdempotently({ ctx, customerId, operation: 'installment.createExport', key, body: {} }, async (keep) => {
    const made = await ctx.db.transaction(async (tx) => {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      const now = ctx.clock.now();
      const last = await findUnexpiredExport(tx, customerId, now);
      const waitMs = last === null ? 0 : last.createdAt.getTime() + EXPORT_INTERVAL_MS - now.getTime();
      if (waitMs > 0) {
        const retryAfter = Math.ceil(waitMs / 1000);
        throw new Problem('export_lately', { extras: { retry_after: retryAfter }, headers: { 'retry-after': String(retryAfter) } });
      }
      const row = { id: newId('exp'), customerId, createdAt: now, expiresAt: new Date(now.getTime() + EXPORT_LIFETIME_MS) };
      const reply = { status: 201, body: { data: exportView(row) } } as const;
      await runWritesAtOnce(tx, [tx.insert(dataExports).values(row), ...keep(tx, reply)]);
      return reply;
    });
    await sendAccountChangeSms(ctx, owner.phone, 'export', locale);
    return made;
  });
});

/** The newest copy, for a customer who left the page or uses another device. */
export const getLatestExport = operation('installment', 'getLatestExport', async ({ ctx, customer }) => {
  const living = await findUnexpiredExport(ctx.db, requireCustomer(customer).id, ctx.clock.now());
  return { status: 200, body: { data: living === null ? null : exportView(living) } };
});

/** Downloads a copy. The file is made on the first download and stored until the copy expires, a week after it was requested. */
export const getExport = operation('installment', 'getExport', async ({ ctx, customer, params, locale }) => {
  const owner = requireCustomer(customer);
  await assertRecentReauth(ctx, owner);
  const found = await findOwnExport(ctx, owner.id, params.id);
  if (found === null) throw new Problem('not_found');
  const asked = await prepareDocumentRequest(ctx, owner, locale);
  const body = await ctx.files.copies.fetch(found.id, () => buildCopy(ctx, asked));
  // The account may have been erased while the file was made. The erasure could not delete this file, so delete it now.
  if ((await findOwnExport(ctx, owner.id, found.id)) === null) {
    await ctx.files.copies.remove(found.id);
    throw new Problem('not_found');
  }
  return { status: 200 as const, body, headers: fileHeaders('application/zip', `muddat-data-${tashkentDate(found.createdAt)}.zip`) };
});

/**
 * Makes the file. Each document is a separate job in the queue, so that other customers get a turn in between. The work continues if the
 * client disconnects: a customer starts at most one copy a day, and the next request finds the file.
 */
async function buildCopy(ctx: Context, { customer, locale }: DocumentRequestContext): Promise<Buffer> {
  await runDueJobs(ctx);
  const asked: DocumentRequestContext = { ctx: { ...ctx, disconnected: ctx.closing }, customer, locale };
  const files = await buildDataCopyFiles(asked, ctx.files);
  return ctx.heavy.run(customer.id, () => runInThread(PACK_ZIP_MODULE, files), ctx.closing);
}

async function findOwnExport({ db, clock }: Pick<Context, 'db' | 'clock'>, customerId: string, id: string): Promise<ExportRow | null> {
  const own = and(eq(dataExports.id, id), eq(dataExports.customerId, customerId), gt(dataExports.expiresAt, clock.now()));
  const [found] = await db.select().from(dataExports).where(own);
  return found ?? null;
}
