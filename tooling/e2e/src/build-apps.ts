import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';

/** Builds both apps if their sources have changed. Exits the process if the build fails. */
export function buildApps(): void {
  const turbo = join(ROOT, 'node_modules', '.bin', 'turbo');
  const args = ['run', 'build', '--filter=@muddat/public-site', '--filter=@muddat/cabinet', '--output-logs=errors-only'];
  const { status } = spawnSync(turbo, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
