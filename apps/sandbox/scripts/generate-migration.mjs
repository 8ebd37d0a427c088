// `pnpm --filter @muddat/sandbox db:generate`: makes the single initial migration anew from src/db/schema/*.ts.
// Until the first release there is no database to keep, so one file says the whole schema.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const room = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${room}/drizzle`, { recursive: true, force: true });
const { status } = spawnSync('drizzle-kit', ['generate', '--name', 'initial'], { cwd: room, stdio: 'inherit' });
process.exit(status ?? 1);
