import { spawn } from 'node:child_process';
import { ensureChromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { ROOT } from './lib/paths.mjs';
import { ensureToolchain } from './lib/toolchain.mjs';
import { UserFacingError } from './lib/user-facing-error.mjs';

await main(async () => {
  const toolchain = await ensureToolchain();
  await install(toolchain);
  const chromium = await ensureChromium(toolchain);
  if ('reason' in chromium) {
    if (process.env['CI'] === 'true') throw new UserFacingError(`No browser for the tests: ${chromium.reason}.`);
    console.log(`  –  Left out: everything that needs a browser (${chromium.reason}).`);
  }
  const env = { ...toolchain.env, ...('file' in chromium ? { MUDDAT_CHROMIUM: chromium.file } : { MUDDAT_NO_BROWSER: '1' }) };
  const child = spawn(
    toolchain.node,
    ['--conditions=@muddat/source', '--disable-warning=ExperimentalWarning', 'tooling/checks/src/test/main.ts', ...process.argv.slice(2)],
    { cwd: ROOT, env, stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
