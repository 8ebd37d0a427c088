import type { CalendarDate } from '@muddat/schedule';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { schema } from '../db/schema/index.ts';
import { seedRuns } from '../db/schema/sandbox.ts';
import { indexAll } from '../search/index-rows.ts';
import { seedAuth } from './auth.ts';
import { seedBilling } from './billing.ts';
import { seedCatalogue } from './catalogue.ts';
import { seedCheckout } from './checkout.ts';
import { seedContent } from './content.ts';
import { injectHostileTexts } from './hostile.ts';
import { seedOrders } from './orders.ts';
import { seedReviews } from './reviews.ts';
import { createSeededRandom } from './shared/random.ts';
import { seedVerifications } from './verifications.ts';

const SEED_STEPS = [
  seedAuth,
  seedCatalogue,
  seedContent,
  seedOrders,
  seedBilling,
  seedCheckout,
  indexAll,
  seedVerifications,
  seedReviews,
] as const;
const RANDOM_SEED = 20_260_101;
/** Tables that a reset does not empty. The keys that sign tokens stay, so that guests' tokens stay valid. */
const RETAINED_TABLES = new Set(['server_keys', 'signing_keys']);

export async function isSeeded(db: Database): Promise<boolean> {
  return (await db.select().from(seedRuns).limit(1)).length > 0;
}

/** Empties all tables but those that a reset retains. */
export async function emptyTables(tx: Database): Promise<void> {
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableName(table))
    .filter((name) => !RETAINED_TABLES.has(name));
  await tx.execute(sql.raw(`TRUNCATE ${tables.map((name) => `"${name}"`).join(', ')} RESTART IDENTITY CASCADE`));
}

/** Empties all tables and fills them with the demo data of a day, in one transaction. `hostile`: with texts that try to run as scripts. */
export async function reseed(db: Database, today: CalendarDate, { hostile = false }: { readonly hostile?: boolean } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await emptyTables(tx);
    for (const [index, seed] of SEED_STEPS.entries()) await seed(tx, { today, random: createSeededRandom(RANDOM_SEED + index) });
    if (hostile) await injectHostileTexts(tx);
    await tx.insert(seedRuns).values({ id: 1, seededAt: new Date() });
  });
}
