import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '../db/client.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { findEmbeddedProblems } from './find-embedded-problems.ts';

describe('a check of the embedded database', () => {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'check-embedded-'));
    expect(await findEmbeddedProblems(folder)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    await (await openEmbeddedDatabase(folder)).close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('accepts that of this build', async () => {
    expect(await findEmbeddedProblems(folder)).toEqual([]);
  });

  test('names a sandbox that uses it', async () => {
    const unlock = lockFolder(folder);
    expect(await findEmbeddedProblems(folder)).toEqual([
      `DATA_DIR: ${folder} is in use by another sandbox; stop it or set another DATA_DIR`,
    ]);
    unlock();
  });

  test('refuses that of a newer build', async () => {
    const { db, close } = await openEmbeddedDatabase(folder);
    await db.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at, tag, oldest_build) VALUES ('x', 9000000000000, '0099_later', 99)`,
    );
    await close();
    expect(await findEmbeddedProblems(folder)).toEqual([expect.stringMatching(/^DATA_DIR: .* is newer than this build \(.*0099_later/)]);
  });

  test('names one that does not open', async () => {
    writeFileSync(join(folder, 'pg', 'global', 'pg_control'), 'damaged');
    expect(await findEmbeddedProblems(folder)).toEqual([
      expect.stringMatching(/^DATA_DIR: the embedded database in .* cannot be opened \([^\n]+\)$/),
    ]);
  });
});
