/** Renders kinds of goods anew and puts their pictures into the seed: `pnpm pictures:goods kettle sofa`. A category or `all` works, too. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kinds = process.argv.slice(2);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
const assets = join(root, 'apps/sandbox/assets/goods');

function run(command, ...words) {
  const { status } = spawnSync(command, words, { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words[0]} failed`);
}

const renders = mkdtempSync(join(tmpdir(), 'goods-'));
try {
  run('python3', 'main.py', ...kinds, '--out', renders);
  run('node', 'encode.mjs', renders, assets);
  run('node', 'sheet.mjs', assets, join(root, 'docs/goods.webp'));
  run(join(root, 'node_modules/.bin/biome'), 'format', '--write', join(assets, 'manifest.json'));
} finally {
  rmSync(renders, { recursive: true });
}
