import { buildApps } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { assertPortFree, portOf } from './lib/ports.mjs';
import { startServer, stopServers, waitUntilUp } from './lib/servers.mjs';
import { step } from './lib/steps.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

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

  const servers = [];
  /** @type {(reason: 'asked' | 'died') => void} */
  let leave = () => {};
  const leaving = new Promise((resolve) => {
    leave = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave('asked'));

  try {
    await step(withSandbox ? 'Starting the sandbox and the gateway' : 'Starting the gateway', async () => {
      if (withSandbox) servers.push(startServer('sandbox', 'apps/sandbox/src/main.ts', { node: toolchain.node, env }));
      servers.push(startServer('gateway', 'apps/gateway/src/main.ts', { node: toolchain.node, env }));
      const up = servers.map((server) =>
        waitUntilUp(server, server.name === 'sandbox' ? `${sandbox}/healthz` : `http://${host}:${port}/healthz`),
      );
      await Promise.race([Promise.all(up), leaving]);
    });
    for (const server of servers) void server.ended.then(() => leave('died'));
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
    const reason = await leaving;
    if (reason === 'died') process.stderr.write('\nA server ended by itself; its own lines above say why. Ending the rest.\n');
    return reason === 'died' ? 1 : 0;
  } finally {
    await stopServers(servers);
  }
});
