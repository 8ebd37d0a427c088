import { addDays } from '@muddat/schedule';
import { and, desc, eq, gt } from 'drizzle-orm';
import { strToU8, zip } from 'fflate';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { orders } from '../../db/schema/orders.ts';
import { writeTogether } from '../../db/write-together.ts';
import { once } from '../billing/idempotency.ts';
import { newId } from '../billing/ids.ts';
import { type Asked, askedBy, fileHeaders, makePdf } from '../documents/file-reply.ts';
import { loadOrderFacts } from '../documents/load-order-facts.ts';
import { loadStatement } from '../documents/load-statement.ts';
import { collectPersonalData } from './personal-data.ts';

/** spec gap: a copy a day, which can be fetched for a day. */
const LIVES_MS = 86_400_000;
/** Each takes the server some 50 ms; older orders are in `data.json`. */
const MOST_CONTRACTS = 50;
const STATEMENT_DAYS = 365;

/** Asks for a copy of all data; however often it is asked for, there is one a day. */
export const createExport = operation('installment', 'createExport', async ({ ctx, customer, headers }) => {
  const { id: customerId } = requireCustomer(customer);
  const key = headers['idempotency-key'];
  return once({ ctx, customerId, operation: 'installment.createExport', key, body: {} }, (keep) =>
    ctx.db.transaction(async (tx) => {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      const now = ctx.clock.now();
      const mine = and(eq(dataExports.customerId, customerId), gt(dataExports.expiresAt, now));
      const [living] = await tx.select().from(dataExports).where(mine);
      if (living !== undefined) {
        const retryAfter = Math.ceil((living.expiresAt.getTime() - now.getTime()) / 1000);
        throw new Problem('export_lately', { extras: { retry_after: retryAfter }, headers: { 'retry-after': String(retryAfter) } });
      }
      const made = { id: newId('exp'), customerId, createdAt: now, expiresAt: new Date(now.getTime() + LIVES_MS) };
      const data = {
        id: made.id,
        status: 'ready',
        created_at: made.createdAt.toISOString(),
        expires_at: made.expiresAt.toISOString(),
      } as const;
      const reply = { status: 201, body: { data } } as const;
      await writeTogether(tx, [tx.insert(dataExports).values(made), ...keep(tx, reply)]);
      return reply;
    }),
  );
});

/** The copy, made as it is fetched. */
export const getExport = operation('installment', 'getExport', async ({ ctx, customer, params, locale }) => {
  const owner = requireCustomer(customer);
  const mine = and(eq(dataExports.id, params.id), eq(dataExports.customerId, owner.id), gt(dataExports.expiresAt, ctx.clock.now()));
  const [found] = await ctx.db.select().from(dataExports).where(mine);
  if (found === undefined) throw new Problem('not_found');
  const asked = await askedBy(ctx, owner, locale);
  const data = await collectPersonalData(ctx.db, owner.id);
  const files = { 'data.json': strToU8(JSON.stringify(data, null, 2)), ...(await papersOf(asked)) };
  const body = Buffer.from(await packed(files));
  return { status: 200 as const, body, headers: fileHeaders('application/zip', `muddat-data-${ctx.clock.today()}.zip`) };
});

async function papersOf(asked: Asked): Promise<Record<string, Uint8Array>> {
  const { ctx, customer } = asked;
  const today = ctx.clock.today();
  const files: Record<string, Uint8Array> = {};
  const newest = await ctx.db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customer.id))
    .orderBy(desc(orders.createdAt))
    .limit(MOST_CONTRACTS);
  for (const { id, number } of newest) {
    const facts = await loadOrderFacts(ctx.db, customer.id, id, 'contract', today);
    files[`contracts/${number}.pdf`] = (await makePdf(asked, id, facts)).body;
  }
  const period = { from: addDays(today, -STATEMENT_DAYS), to: today };
  const statement = await loadStatement(ctx.db, customer.id, period).catch((error: unknown) => {
    // More than a paper holds: the ledger's records are in `data.json`.
    if (error instanceof Problem) return null;
    throw error;
  });
  if (statement !== null) files['statement.pdf'] = (await makePdf(asked, `${period.from}/${period.to}`, statement)).body;
  return files;
}

const packed = (files: Record<string, Uint8Array>): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip(files, (error, bytes) => (error === null ? resolve(bytes) : reject(error)));
  });
