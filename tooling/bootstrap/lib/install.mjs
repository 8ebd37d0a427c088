import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './run-step.mjs';
import { UserFacingError } from './user-facing-error.mjs';

const NEEDED_BYTES = 1_500_000_000;
const STAMP = join(ROOT, 'node_modules', '.muddat-installed');

/** The files that determine what pnpm installs. */
function manifests() {
  const rooms = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((room) => join(group, room, 'package.json')),
  );
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...rooms.filter((file) => existsSync(join(ROOT, file)))];
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of manifests())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Installs with the lockfile. Does nothing if none of the files that determine the installation has changed.
 * @param {{pnpm: string, env: NodeJS.ProcessEnv}} toolchain
 */
export async function install({ pnpm, env }) {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!existsSync(STAMP)) {
    const { bavail, bsize } = statfsSync(ROOT);
    if (bavail * bsize < NEEDED_BYTES)
      throw new UserFacingError(
        'The disk is full: about 1.5 GB must be free in this folder for the packages. Free some space and run the command again.',
      );
  }
  await step('Installing packages by the lockfile', () =>
    run(pnpm, ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'], {
      cwd: ROOT,
      env: { ...env, CI: env['CI'] ?? 'true' },
      what: 'Installing packages',
    }),
  );
  writeFileSync(STAMP, wanted);
}
