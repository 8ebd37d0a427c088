import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium that tests use: the one in the environment (set by the bootstrap), else one on the PATH, else undefined for
 * Playwright's own.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['MUDDAT_CHROMIUM'];
  if (named) return named;
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return undefined;
}

/** Launch options for Playwright. As root, Chromium runs only without its sandbox. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  const args = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-gpu',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return executablePath ? { executablePath, args } : { args };
}
