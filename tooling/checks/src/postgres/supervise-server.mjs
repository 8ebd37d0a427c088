// Runs a server of one test run (PostgreSQL, Redis, HAProxy) and stops it when the parent process is gone, even after a crash.
// Otherwise it would keep running.
// Arguments: the server's program and its arguments. Environment: PG_UID and PG_GID, if it must not run as root; STOP_SIGNAL.
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
const { PG_UID: uid, PG_GID: gid, STOP_SIGNAL: signalToStop = 'SIGQUIT' } = process.env;
const server = spawn(program ?? '', args, {
  stdio: ['ignore', 'ignore', 'inherit'],
  ...(uid ? { uid: Number(uid), gid: Number(gid) } : {}),
});
const stop = () => server.kill(signalToStop);
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
server.on('close', (code) => process.exit(code ?? 1));
