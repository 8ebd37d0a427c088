import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPglite, type OpenDatabase, openPglite, openPostgres } from '../client.ts';
import { migrateDatabase } from './migrate-database.ts';
import { type MigrationFile, readMigrations } from './read-migrations.ts';

const BUILD = readMigrations();
const LAST = BUILD.at(-1);

/** A migration that comes after all of this build. */
function later(nth: number, statement: string, oldestBuild: number | null = null): MigrationFile {
  const number = BUILD.length - 1 + nth;
  const tag = `${String(number).padStart(4, '0')}_later`;
  return { number, tag, at: (LAST?.at ?? 0) + nth, hash: tag, oldestBuild, sql: statement, statements: [statement] };
}
const ADDED = later(1, 'CREATE TABLE later (id integer)');
const DROPPED = later(2, 'DROP TABLE later', BUILD.length);

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
const name = `migrations_${randomBytes(6).toString('hex')}`;
const url = serverUrl === '' ? '' : Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(statement);
  await server.end();
}

const openServerDatabase = async () => {
  await onServer(`CREATE DATABASE ${name}`);
  return openPostgres(url);
};
const KINDS: readonly [string, () => Promise<OpenDatabase>][] = [['PGlite', () => openPglite(createPglite())]];

describe.each(url === '' ? KINDS : ([...KINDS, ['PostgreSQL', openServerDatabase]] satisfies typeof KINDS))(
  'a database on %s',
  (kind, open) => {
    let opened: OpenDatabase;
    beforeAll(async () => {
      opened = await open();
    });
    afterEach(async () => {
      await opened.db.execute(sql`DROP TABLE IF EXISTS later`);
      await opened.db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash LIKE '%later'`);
    });
    afterAll(async () => {
      await opened.close();
      if (kind === 'PostgreSQL') await onServer(`DROP DATABASE ${name}`);
    });
    const hasTable = async (table: string) => {
      const { rows } = Object(await opened.db.execute(sql`SELECT to_regclass(${table}) IS NOT NULL AS found`));
      return rows[0].found;
    };

    test('is left alone by a second start', async () => {
      await expect(migrateDatabase(opened.db, 'DATABASE_URL')).resolves.toBeUndefined();
    });

    test('is used by an older build after a migration that only adds', async () => {
      await migrateDatabase(opened.db, 'DATABASE_URL', [...BUILD, ADDED]);
      expect(await hasTable('later')).toBe(true);
      await expect(migrateDatabase(opened.db, 'DATABASE_URL')).resolves.toBeUndefined();
    });

    test('refuses a build that is older than the contract phase allows, in one sentence', async () => {
      await migrateDatabase(opened.db, 'DATABASE_URL', [...BUILD, ADDED, DROPPED]);
      await expect(migrateDatabase(opened.db, 'DATABASE_URL')).rejects.toThrow(
        `DATABASE_URL: the database there is newer than this build (it has gone through ${DROPPED.tag}, this build knows ${LAST?.tag}); ` +
          `start a build that has migration ${ADDED.tag.slice(0, 4)} or newer`,
      );
      await expect(migrateDatabase(opened.db, 'DATABASE_URL', [...BUILD, ADDED])).resolves.toBeUndefined();
    });

    test('keeps its old form after a migration that fails in the middle, and the next start succeeds', async () => {
      const broken = later(2, 'SELECT * FROM nowhere');
      await expect(migrateDatabase(opened.db, 'DATABASE_URL', [...BUILD, ADDED, broken])).rejects.toThrow();
      expect(await hasTable('later')).toBe(false);
      await migrateDatabase(opened.db, 'DATABASE_URL', [...BUILD, ADDED]);
      expect(await hasTable('later')).toBe(true);
    });
  },
);

test.runIf(url !== '')('several starts at once migrate an empty database once, and all go on', async () => {
  await onServer(`CREATE DATABASE ${name}`);
  const starts = await Promise.all([1, 2, 3].map(() => openPostgres(url)));
  const counts = await Promise.all(
    starts.map(({ db }) => db.execute(sql`SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`)),
  );
  expect(counts).toEqual(counts.map(() => expect.objectContaining({ rows: [{ count: BUILD.length }] })));
  await Promise.all(starts.map((start) => start.close()));
  await onServer(`DROP DATABASE ${name}`);
});
