import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a sandbox of its own on a free port. Resolves with its address when it answers. */
export async function startSandbox() {
  const port = await freePort();
  const child = spawn('npx', ['muddat-sandbox', '--port', String(port), '--quiet'], { stdio: 'inherit', detached: true });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 120_000; ; ) {
    const isReady = await fetch(`${url}/sandbox/clock`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error('The sandbox did not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // npx starts the sandbox as its own child: the whole group has to end.
  return { url, stop: () => process.kill(-child.pid, 'SIGTERM') };
}
