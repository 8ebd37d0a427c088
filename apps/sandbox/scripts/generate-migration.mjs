// `pnpm --filter @muddat/sandbox db:generate NAME`: adds a migration with what has changed in src/db/schema/*.ts since the last one.
// Migrations that exist never change, because databases have gone through them (docs/decisions/database-changes.md).
// `--check` writes nothing. It exits with 1 and prints the statements that no migration has yet.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../drizzle.config.ts';

const room = fileURLToPath(new URL('..', import.meta.url));
const folder = join(room, 'drizzle');
const isCheck = process.argv.includes('--check');
const name = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? (isCheck ? 'missing' : undefined);

const listMigrations = (place) => readdirSync(place).filter((file) => file.endsWith('.sql'));

/**
 * Adds the next migration to `out`, a copy of the folder. Returns the file's name, or undefined if nothing has changed. Removes the schema
 * name `"public".` that drizzle-kit writes before the tables of foreign keys, so that the tables can be in any schema of the search_path.
 */
function generate(out) {
  const kit = join(room, 'node_modules', '.bin', 'drizzle-kit');
  const settings = ['dialect', 'casing', 'schema'].map((setting) => `--${setting}=${config[setting]}`);
  // drizzle-kit takes an absolute path for a relative one, and ends with 0 after an error. It asks whether a new column is a renamed one. A check asks nobody and fails.
  const { status, stdout, stderr } = spawnSync(kit, ['generate', ...settings, `--out=${relative(room, out)}`, `--name=${name}`], {
    cwd: room,
    encoding: 'utf8',
    stdio: isCheck ? 'pipe' : 'inherit',
  });
  if (status !== 0) throw new Error(`drizzle-kit: ${stdout ?? ''}${stderr ?? ''}`);
  const before = new Set(listMigrations(folder));
  const added = listMigrations(out).find((file) => !before.has(file));
  if (added === undefined) {
    if (isCheck && !stdout.includes('No schema changes')) throw new Error(`drizzle-kit: ${stdout}${stderr}`);
    return undefined;
  }
  const file = join(out, added);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"public".', ''));
  return added;
}

if (name === undefined) throw new Error('db:generate needs a name, such as: pnpm --filter @muddat/sandbox db:generate add_notes');
const out = mkdtempSync(join(tmpdir(), 'muddat-migration-'));
try {
  cpSync(folder, out, { recursive: true });
  const added = generate(out);
  if (isCheck && added !== undefined) {
    console.error('apps/sandbox/drizzle lacks a change of src/db/schema; run `pnpm --filter @muddat/sandbox db:generate NAME`.');
    console.error(readFileSync(join(out, added), 'utf8').trim());
    process.exitCode = 1;
  } else if (!isCheck && added !== undefined) {
    cpSync(out, folder, { recursive: true });
    console.log(`apps/sandbox/drizzle/${added} written`);
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
