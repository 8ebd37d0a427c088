// `pnpm --filter @muddat/sandbox db:generate`: makes the single initial migration anew from src/db/schema/*.ts.
// Until the first release there is no database to keep, so one file says the whole schema.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const room = fileURLToPath(new URL('..', import.meta.url));
const migration = `${room}/drizzle/0000_initial.sql`;
rmSync(`${room}/drizzle`, { recursive: true, force: true });
const { status } = spawnSync('drizzle-kit', ['generate', '--name', 'initial'], { cwd: room, stdio: 'inherit' });
// Foreign keys come out with "public" before the table; the tests on PostgreSQL have a schema each, found by search_path.
if (status === 0) writeFileSync(migration, readFileSync(migration, 'utf8').replaceAll('"public".', ''));
process.exit(status ?? 1);
