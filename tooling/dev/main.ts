import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { upstreamsOf } from '@muddat/sdk/gateway';

// `pnpm dev`: the sandbox restarted when its sources change, and the gateway with both apps behind Vite's hot reload.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['PORT'] || '8080';
const sandbox = `http://${host}:${process.env['SANDBOX_PORT'] || '8090'}`;
const env = {
  ...upstreamsOf(sandbox),
  PUBLIC_URL: `http://${host}:${port}`,
  MUDDAT_DEV: '1',
  ...process.env,
};

const servers = ['sandbox', 'gateway'].map((app) =>
  spawn(
    process.execPath,
    [
      '--conditions=@muddat/source',
      '--disable-warning=ExperimentalWarning',
      // Only its own folder: the temporary files that Vite imports and deletes would restart the gateway for ever.
      `--watch-path=apps/${app}/src`,
      '--watch-preserve-output',
      `apps/${app}/src/main.ts`,
    ],
    { cwd: ROOT, env, stdio: 'inherit' },
  ),
);
const stop = () => {
  for (const server of servers) server.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const server of servers) server.once('close', stop);
console.log(`Muddat      http://${host}:${port}\nSMS inbox   ${sandbox}/sandbox/inbox\n`);
