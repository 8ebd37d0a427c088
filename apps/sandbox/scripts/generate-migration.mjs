// `pnpm --filter @muddat/sandbox db:generate`: regenerates the single initial migration from src/db/schema/*.ts.
// Until the first release no database has to be migrated, so one file holds the whole schema.
// `--check` writes nothing. It exits with 1 and lists the differences when the file on disk does not match the schema.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../drizzle.config.ts';

const FILE = '0000_initial.sql';
const room = fileURLToPath(new URL('..', import.meta.url));
const folder = join(room, 'drizzle');

/**
 * The indexes need this extension, and drizzle-kit does not write it. The extension is trusted: the owner of a database may create it
 * without being a superuser.
 */
const EXTENSIONS = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;\n--> statement-breakpoint\n';

/**
 * Generates the migration into `out`. Removes the schema name `"public".` that drizzle-kit writes before the tables of foreign keys, so
 * that the tables can be created in any schema of the search_path.
 */
function generate(out) {
  const kit = join(room, 'node_modules', '.bin', 'drizzle-kit');
  const settings = ['dialect', 'casing', 'schema'].map((name) => `--${name}=${config[name]}`);
  const args = ['generate', ...settings, `--out=${out}`, '--name=initial'];
  const { status, stdout, stderr } = spawnSync(kit, args, { cwd: room, encoding: 'utf8' });
  if (status !== 0) throw new Error(`drizzle-kit: ${stdout}${stderr}`);
  const file = join(out, FILE);
  writeFileSync(file, EXTENSIONS + readFileSync(file, 'utf8').replaceAll('"public".', ''));
}

function differences(wanted, found) {
  const [there, said] = [new Set(found.split('\n')), new Set(wanted.split('\n'))];
  return [
    ...[...said].filter((line) => !there.has(line)).map((line) => `  missing: ${line.trim()}`),
    ...[...there].filter((line) => !said.has(line)).map((line) => `  too much: ${line.trim()}`),
  ];
}

const out = mkdtempSync(join(tmpdir(), 'muddat-migration-'));
try {
  generate(out);
  if (!process.argv.includes('--check')) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(out, folder, { recursive: true });
    console.log(`apps/sandbox/drizzle/${FILE} written`);
  } else {
    const [wanted, found] = [out, folder].map((place) => readFileSync(join(place, FILE), 'utf8'));
    if (wanted !== found) {
      console.error(`apps/sandbox/drizzle/${FILE} is not what src/db/schema says; run \`pnpm --filter @muddat/sandbox db:generate\`.`);
      for (const line of differences(wanted, found)) console.error(line);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
