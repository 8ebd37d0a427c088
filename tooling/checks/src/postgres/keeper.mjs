// Runs the PostgreSQL server of one test run and ends it when the parent is gone, however it went: as an orphan it would stay.
// Arguments: the server's program, then its arguments. Environment: PG_UID, PG_GID when it must not run as root.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const { PG_UID: uid, PG_GID: gid } = process.env;
const server = spawn(program ?? '', args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  ...(uid ? { uid: Number(uid), gid: Number(gid) } : {}),
});
const stop = () => server.kill('SIGQUIT');
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
server.on('close', (code) => process.exit(code ?? 1));
