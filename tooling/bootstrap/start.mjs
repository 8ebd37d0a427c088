import { buildApps } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { assertPortFree, portOf } from './lib/ports.mjs';
import { step } from './lib/run-step.mjs';
import { startServer, stopServers, waitForStop, waitForStopSignal, waitUntilUp } from './lib/servers.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

/** API_NAMES of the SDK, which cannot be imported before the installation. */
const APIS = ['AUTH', 'INSTALLMENT', 'MOBILE', 'BUILDER', 'BILLING'];

await main(async () => {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = portOf(process.env, 'PORT', 8080);
  const sandboxPort = portOf(process.env, 'SANDBOX_PORT', 8090);
  const withSandbox = APIS.some((api) => !process.env[`UPSTREAM_${api}_URL`]);
  await assertPortFree(host, port, 'PORT');
  if (withSandbox) await assertPortFree(host, sandboxPort, 'SANDBOX_PORT');

  const toolchain = await ensureToolchain();
  await install(toolchain);
  await buildApps(toolchain);

  const address = process.env['PUBLIC_URL'] || `http://${host}:${port}`;
  const sandbox = `http://${host}:${sandboxPort}`;
  const upstreams = Object.fromEntries(
    APIS.map((api) => [`UPSTREAM_${api}_URL`, process.env[`UPSTREAM_${api}_URL`] || `${sandbox}/${api.toLowerCase()}`]),
  );
  const env = {
    ...toolchain.env,
    ...upstreams,
    HOST: host,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: address,
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  };

  /** @type {ReturnType<typeof startServer>[]} */
  const servers = [];
  const asked = waitForStopSignal();
  try {
    await step(withSandbox ? 'Starting the sandbox and the gateway' : 'Starting the gateway', async () => {
      const run = async (/** @type {'sandbox' | 'gateway'} */ name, /** @type {string} */ address) => {
        const server = startServer(name, `apps/${name}/src/main.ts`, { node: toolchain.node, env });
        servers.push(server);
        await Promise.race([waitUntilUp(server, `${address}/healthz`), asked]);
      };
      // The gateway starts after the sandbox, because it needs the sandbox's APIs.
      if (withSandbox) await run('sandbox', sandbox);
      await run('gateway', `http://${host}:${port}`);
    });
    console.log(
      [
        '',
        `  Muddat      ${address}`,
        ...(withSandbox
          ? [
              `  SMS inbox   ${sandbox}/sandbox/inbox`,
              `  API docs    ${sandbox}/docs`,
              '  Customer    +998 90 000 00 01, a code from the inbox or the password Muddat-demo-1',
            ]
          : []),
        '',
        '  Ctrl-C ends it.',
        '',
      ].join('\n'),
    );
    await waitForStop(asked, servers);
  } finally {
    await stopServers(servers);
  }
});
