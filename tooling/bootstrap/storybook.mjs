import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { ROOT } from './lib/paths.mjs';
import { assertPortFree, portOf } from './lib/ports.mjs';
import { step } from './lib/run-step.mjs';
import { startServer, stopServers, waitForStop, waitForStopSignal, waitUntilUp } from './lib/servers.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';

const ROOM = join('packages', 'ui');
const CLI = join(ROOM, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');

// `npm run storybook`: from a clone to the kit in the browser, with nothing but Node 20 and npm. `docs/designers.md` begins with it.
await main(async () => {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = portOf(process.env, 'STORYBOOK_PORT', 6006);
  await assertPortFree(host, port, 'STORYBOOK_PORT', 'npm run storybook');
  const toolchain = await ensureToolchain();
  await install(toolchain);

  const asked = waitForStopSignal();
  const address = `http://${host}:${port}`;
  const storybook = startServer('Storybook', CLI, {
    node: toolchain.node,
    env: toolchain.env,
    cwd: join(ROOT, ROOM),
    args: ['dev', '--host', host, '--port', String(port), '--exact-port', '--ci', '--loglevel', 'warn'],
    // No source condition: Storybook compiles our sources itself, and its own packages must be loaded from their builds.
    conditions: [],
  });
  try {
    await step('Starting Storybook', () => Promise.race([waitUntilUp(storybook, `${address}/index.json`), asked]));
    console.log(['', `  Storybook   ${address}`, '', '  Ctrl-C ends it.', ''].join('\n'));
    await waitForStop(asked, [storybook]);
  } finally {
    await stopServers([storybook]);
  }
});
