import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Database, openPostgres } from '../../db/client.ts';
import { schema } from '../../db/schema/index.ts';
import { createBillingCaller, DILNOZA_PHONE, findSeededOrder, MAIN_CARD_SOURCE } from '../../testing/billing.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { ledgerView } from './ledger/ledger-view.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const TABLES = Object.values<unknown>(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []));

/** pg_dump refuses a server that is newer than itself. */
async function hasClientTools(): Promise<boolean> {
  if (serverUrl === '') return false;
  const version = /(\d+)\./.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1];
  return Number(version ?? 0) >= Math.floor(Number(await queryServer('SHOW server_version_num')) / 10_000);
}

async function queryServer(statement: string): Promise<unknown> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  const { rows } = await server.query(statement);
  await server.end();
  return Object.values<unknown>(Object(rows[0]))[0];
}

const addressOf = (database: string) => Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href;

/** A checksum of all rows of each table. */
async function checksums(db: Database): Promise<Record<string, unknown>> {
  const sums: Record<string, unknown> = {};
  for (const table of TABLES) {
    const rows = sql`SELECT md5(string_agg(t::text, E'\n' ORDER BY t::text)) AS sum FROM ${sql.identifier(table)} t`;
    sums[table] = Object(await db.execute(rows)).rows[0].sum;
  }
  return sums;
}

test.runIf(await hasClientTools())('a dump that was restored into another database has the same orders and ledgers', async () => {
  const sandbox = await openSandbox();
  const me = await createBillingCaller(sandbox, DILNOZA_PHONE);
  const order = await findSeededOrder(sandbox, 'cus_0001', 'delivered');
  const paid = await me.pay({ purpose: 'instalment', order_id: order.id, amount: 50_000, source: MAIN_CARD_SOURCE });
  expect(paid.status).toBe(200);

  const { rows } = Object(await sandbox.db.execute(sql`SELECT current_database() AS name`));
  const [folder, target] = [mkdtempSync(join(tmpdir(), 'restore-')), `restored_${randomBytes(6).toString('hex')}`];
  await queryServer(`CREATE DATABASE ${target}`);
  try {
    const file = join(folder, 'muddat.dump');
    for (const [program, ...options] of [
      ['pg_dump', '--format=custom', `--file=${file}`, `--dbname=${addressOf(rows[0].name)}`],
      ['pg_restore', '--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${addressOf(target)}`, file],
    ] as const) {
      const { status, stderr } = spawnSync(program, options, { encoding: 'utf8' });
      expect([program, status, stderr]).toEqual([program, 0, '']);
    }
    const restored = await openPostgres(addressOf(target));
    try {
      expect(await checksums(restored.db)).toEqual(await checksums(sandbox.db));
      expect(await ledgerView(restored.db, null)).toEqual(await ledgerView(sandbox.db, null));
    } finally {
      await restored.close();
    }
  } finally {
    await queryServer(`DROP DATABASE ${target}`);
    rmSync(folder, { recursive: true });
  }
});
