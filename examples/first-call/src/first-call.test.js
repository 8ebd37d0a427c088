import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { build as esbuild } from 'esbuild';
import { startSandbox } from 'muddat-sandbox';
import { build as vite } from 'vite';

const run = promisify(execFile);
/** Where `environment: 'sandbox'` leads. */
const SANDBOX_PORT = 4010;
const root = join(import.meta.dirname, '..');
const work = join(root, 'pasted');
const modules = join(root, 'node_modules');

let sandbox;
before(async () => {
  const page = await readFile(join(modules, '@muddat/sdk/README.md'), 'utf8');
  const [, code] = page.match(/^```ts\n([\s\S]*?)^```$/m);
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  await writeFile(join(work, 'first-call.ts'), code);
  sandbox = await startSandbox({ port: SANDBOX_PORT });
});
after(() => sandbox?.stop());

async function compile(typescript, ...options) {
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', 'false', '--outDir', work];
  await run(process.execPath, [join(modules, typescript, 'bin/tsc'), join(work, 'first-call.ts'), ...strict, ...options], { cwd: root });
}

// The oldest version that the README names, and the newest, whose output the other tests use.
for (const typescript of ['typescript-5.7', 'typescript']) {
  for (const lib of ['es2022,dom', 'es2022']) {
    test(`the first call compiles in strict ${typescript} with the libraries ${lib}`, () =>
      compile(typescript, '--lib', lib, '--types', 'node'));
  }
}

for (const version of [20, 22, 24]) {
  test(`the first call prints orders on Node ${version}`, async () => {
    const { stdout } = await run(join(modules, `node-${version}`, 'bin/node'), [join(work, 'first-call.js')]);
    assert.match(stdout, /^\S+ .+ \w+ \d+ so'm left$/m);
  });
}

test('the first call is bundled for a browser by esbuild', async () => {
  await esbuild({
    entryPoints: [join(work, 'first-call.js')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile: join(work, 'esbuild.js'),
  });
  assert.match(await readFile(join(work, 'esbuild.js'), 'utf8'), /listOrders/);
});

test('the first call is bundled for a browser by Vite', async () => {
  const outDir = join(work, 'vite');
  const lib = { entry: join(work, 'first-call.js'), formats: ['es'] };
  await vite({ root: work, logLevel: 'error', configFile: false, build: { outDir, lib } });
  const files = await readdir(outDir);
  const texts = await Promise.all(files.filter((name) => name.endsWith('.js')).map((name) => readFile(join(outDir, name), 'utf8')));
  assert.match(texts.join('\n'), /listOrders/);
});
