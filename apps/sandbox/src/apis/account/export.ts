import { and, desc, eq, gt } from 'drizzle-orm';
import { type Zippable, zip } from 'fflate';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { writeTogether } from '../../db/write-together.ts';
import { assertNotFrozen } from '../auth/frozen.ts';
import { once } from '../billing/idempotency.ts';
import { newId } from '../billing/ids.ts';
import { askedBy, fileHeaders } from '../documents/file-reply.ts';
import { ensureUpToDate } from '../installment/up-to-date.ts';
import { copyFiles } from './copy-files.ts';

const DAY_MS = 86_400_000;
/** spec gap: a copy may be asked for once a day, and fetched for a week: whoever asked on a phone may save it on a computer days later. */
const ASKED_EVERY_MS = DAY_MS;
const LIVES_MS = 7 * DAY_MS;

type ExportRow = typeof dataExports.$inferSelect;

const exportView = ({ id, createdAt, expiresAt }: ExportRow) =>
  ({ id, status: 'ready', created_at: createdAt.toISOString(), expires_at: expiresAt.toISOString() }) as const;

/** The newest copy of the customer that can still be fetched. */
async function findLiving(db: Database, customerId: string, now: Date): Promise<ExportRow | null> {
  const living = and(eq(dataExports.customerId, customerId), gt(dataExports.expiresAt, now));
  const [newest] = await db.select().from(dataExports).where(living).orderBy(desc(dataExports.createdAt)).limit(1);
  return newest ?? null;
}

/** Asks for a copy of all data; however often it is asked for, there is one a day. */
export const createExport = operation('installment', 'createExport', async ({ ctx, customer, headers }) => {
  const { id: customerId } = requireCustomer(customer);
  await assertNotFrozen(ctx.db, customerId);
  const key = headers['idempotency-key'];
  return once({ ctx, customerId, operation: 'installment.createExport', key, body: {} }, (keep) =>
    ctx.db.transaction(async (tx) => {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      const now = ctx.clock.now();
      const last = await findLiving(tx, customerId, now);
      const waitMs = last === null ? 0 : last.createdAt.getTime() + ASKED_EVERY_MS - now.getTime();
      if (waitMs > 0) {
        const retryAfter = Math.ceil(waitMs / 1000);
        throw new Problem('export_lately', { extras: { retry_after: retryAfter }, headers: { 'retry-after': String(retryAfter) } });
      }
      const made = { id: newId('exp'), customerId, createdAt: now, expiresAt: new Date(now.getTime() + LIVES_MS) };
      const reply = { status: 201, body: { data: exportView(made) } } as const;
      await writeTogether(tx, [tx.insert(dataExports).values(made), ...keep(tx, reply)]);
      return reply;
    }),
  );
});

/** For whoever left the page after asking, or comes back on another device. */
export const getLatestExport = operation('installment', 'getLatestExport', async ({ ctx, customer }) => {
  const living = await findLiving(ctx.db, requireCustomer(customer).id, ctx.clock.now());
  return { status: 200, body: { data: living === null ? null : exportView(living) } };
});

/** The copy, made as it is fetched. */
export const getExport = operation('installment', 'getExport', async ({ ctx, customer, params, locale }) => {
  const owner = requireCustomer(customer);
  await assertNotFrozen(ctx.db, owner.id);
  const mine = and(eq(dataExports.id, params.id), eq(dataExports.customerId, owner.id), gt(dataExports.expiresAt, ctx.clock.now()));
  const [found] = await ctx.db.select().from(dataExports).where(mine);
  if (found === undefined) throw new Problem('not_found');
  await ensureUpToDate(ctx);
  const body = await packed(await copyFiles(await askedBy(ctx, owner, locale), ctx.files));
  return { status: 200 as const, body, headers: fileHeaders('application/zip', `muddat-data-${ctx.clock.today()}.zip`) };
});

const packed = (files: Zippable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip(files, (error, bytes) => (error === null ? resolve(Buffer.from(bytes)) : reject(error)));
  });
