import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { upstreamsOf } from '@muddat/sdk/gateway';
import { ROOT } from '@muddat/servers/root';
import { AppServer } from '@muddat/servers/server-process';
import getPort from 'get-port';
import type { Stack } from './stack.ts';

const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;
const TEXT = /\.(js|css|html|json|map)$/;

export type SeparateSite = {
  url: string;
  gateway: AppServer;
  /** Replaces this build by a second build of the same site, as a deploy does: every hashed browser file gets another name. */
  deploy(): Promise<void>;
  /** Removes the server's part of the build while the gateway runs, as in the middle of a deploy. */
  removeServerFiles(): void;
  stop(): Promise<void>;
};

/**
 * Starts a gateway of its own in front of the stack's sandbox, with a copy of the site's build, so that a test can stop the gateway and
 * deploy another build.
 */
export async function startSeparateSite(stack: Stack): Promise<SeparateSite> {
  const folder = mkdtempSync(join(tmpdir(), 'muddat e2e site '));
  const apps = join(folder, 'apps');
  mkdirSync(join(apps, 'public-site'), { recursive: true });
  for (const app of ['gateway', 'cabinet']) symlinkSync(join(ROOT, 'apps', app), join(apps, app));
  const dist = join(apps, 'public-site', 'dist');
  cpSync(join(ROOT, 'apps', 'public-site', 'dist'), dist, { recursive: true });
  cpSync(join(ROOT, 'apps', 'public-site', 'package.json'), join(apps, 'public-site', 'package.json'));
  const port = await getPort({ host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), OPS_PORT: '0', DATA_DIR: join(folder, 'data'), PUBLIC_URL: url, LOG_LEVEL: 'error' };
  const off = { BOT_PROTECTION: 'off', RATE_LIMITS: 'off', REDIS_URL: '' };
  const gateway = new AppServer('gateway', port, { ...process.env, ...upstreamsOf(stack.sandbox.url), ...off, ...own }, apps);
  await gateway.start();
  return {
    url,
    gateway,
    async deploy() {
      await gateway.end('SIGTERM');
      renameBuild(dist);
      await gateway.start();
    },
    removeServerFiles: () => rmSync(join(dist, 'server'), { recursive: true }),
    async stop() {
      await gateway.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Gives every hashed file of a build another hash, replaces all references to it, and gives the build another id. */
function renameBuild(dist: string): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const assets = files.filter(({ parentPath, name }) => /client.assets/.test(parentPath) && HASHED.test(name));
  const names = new Map(
    assets.map(({ name }) => [name, name.replace(HASHED, (_all, start, hash, end) => `${start}${reverseHash(hash)}${end}`)]),
  );
  const renamed = (text: string): string => text.replace(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name);
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    // Brotli files would still contain the old names. Without them the gateway serves the uncompressed files.
    if (name.endsWith('.br')) rmSync(file);
    else if (TEXT.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
  for (const { parentPath, name } of assets) renameSync(join(parentPath, name), join(parentPath, names.get(name) ?? name));
  const worker = join(dist, 'worker', 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\b[0-9a-f]{16}\b/, 'another-build-id'));
}

const reverseHash = (hash: string): string => [...hash].reverse().join('').replace(/^-|-$/g, 'x');
