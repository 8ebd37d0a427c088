// Packs muddat-sandbox, installs the tarball in an empty folder outside the workspace, and uses it on Node 20, 22 and 24.
// Needs pnpm, npm and the npm registry. Prints each step; exits with 1 at the first that fails.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const NODE_VERSIONS = ['20', '22', '24'];
const START_LIMIT_MS = 180_000;
const MAX_TARBALL_MB = 16;

const work = await mkdtemp(join(tmpdir(), 'muddat-sandbox-try-'));
const bin = join(work, 'node_modules', 'muddat-sandbox', 'dist', 'cli.js');
/** Sandboxes that run; a failed step ends them. */
const children = new Set();
/** The temporary files and the cache of the sandbox stay in the folder of this try. */
const env = { ...process.env, TMPDIR: work, XDG_CACHE_HOME: join(work, 'cache'), NODE_OPTIONS: '' };

try {
  await packAndInstall();
  await checkManifest();
  for (const version of NODE_VERSIONS) await tryOn(version);
  console.log('ok');
} finally {
  for (const child of children) child.kill('SIGKILL');
  await rm(work, { recursive: true, force: true });
}

async function packAndInstall() {
  await exec('pnpm', ['pack', '--pack-destination', work], { cwd: PACKAGE });
  const [tarball = ''] = (await readdir(work)).filter((name) => name.endsWith('.tgz'));
  const megabytes = (await stat(join(work, tarball))).size / 1e6;
  assert.ok(megabytes < MAX_TARBALL_MB, `${tarball} has ${megabytes.toFixed(1)} MB, more than ${MAX_TARBALL_MB}`);
  const nodes = NODE_VERSIONS.map((version) => `node-${version}@npm:node-${process.platform}-${process.arch}@${version}`);
  const { stderr } = await exec('npm', ['install', '--prefix', work, '--no-audit', '--no-fund', join(work, tarball), ...nodes]);
  assert.doesNotMatch(stderr, /EBADENGINE|deprecated/, stderr);
  console.log(`installed ${tarball}, ${megabytes.toFixed(1)} MB`);
}

async function checkManifest() {
  const text = await readFile(join(bin, '../../package.json'), 'utf8');
  assert.doesNotMatch(text, /"(?:workspace|catalog):/);
  const manifest = JSON.parse(text);
  assert.equal(manifest.license, 'Apache-2.0');
  for (const file of ['LICENSE', 'README.md', 'dist/THIRD-PARTY-NOTICES.txt']) await stat(join(bin, '../..', file));
}

async function tryOn(version) {
  const node = join(work, 'node_modules', `node-${version}`, 'bin', 'node');
  const { stdout } = await exec(node, [bin, '--version'], { env });
  assert.match(stdout, /^\d+\.\d+\.\d+\n$/);
  assert.equal((await run(node, ['--prot', '1']).ended).code, 2);

  await runInTests(node);
  const began = Date.now();
  const sandbox = run(node, ['--port', '0', '--quiet']);
  const url = await sandbox.ready;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  await callApis(url);
  await runReadme(url);
  const second = await run(node, ['--port', new URL(url).port]).ended;
  assert.deepEqual([second.code, /^muddat-sandbox: port \d+ is in use .*\n$/.test(second.output)], [1, true], second.output);
  await stop(sandbox);

  const data = ['--port', '0', '--quiet', '--data', join(work, `data-${version}`)];
  const keeping = run(node, data);
  await moveClock(await keeping.ready);
  const other = await run(node, data).ended;
  assert.deepEqual([other.code, /^muddat-sandbox: --data .* is in use/.test(other.output)], [1, true], other.output);
  await stop(keeping);
  const again = run(node, data.toSpliced(2, 1));
  const kept = await again.ready;
  assert.equal(await clockOffset(kept), 86_400);
  await callAsPrinted(again.printed());
  await stop(again);
  const reset = run(node, [...data, '--reset']);
  assert.equal(await clockOffset(await reset.ready), 0);
  await stop(reset);
  console.log(`Node ${version}: ready after ${seconds} s; calls, the README's test, stop, kept data and reset work`);
}

/** One call of each kind: JSON, a PDF from a worker thread, a picture, the reference. */
async function callApis(url) {
  const grant = { grant_type: 'password', client_id: 'muddat-web', client_secret: 'muddat-web-secret' };
  const token = await json(`${url}/auth/oauth/token`, { ...grant, username: '+998900000001', password: 'Muddat-demo-1' });
  const headers = { authorization: `Bearer ${token.access_token}` };
  const orders = await json(`${url}/installment/v3/user/orders/all`, undefined, headers);
  const [order] = orders.data;
  const types = await Promise.all(
    [`/installment/v3/user/order/${order.id}/documents/contract`, order.items[0].image, '/docs', '/docs/assets/swagger-ui.css'].map(
      async (path) => {
        const response = await fetch(url + path, { headers });
        return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
      },
    ),
  );
  assert.deepEqual(types, ['200 application/pdf', '200 image/webp', '200 text/html', '200 text/css']);
}

/** Runs the commands of the README, which name the default port. Each prints JSON that is no error. */
async function runReadme(url) {
  const text = await readFile(join(bin, '../../README.md'), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block).filter((block) => !block.startsWith('npx'));
  assert.ok(blocks.length >= 4);
  for (const block of blocks) assertData(await shell(block.replaceAll('http://127.0.0.1:4010', url)), block);
}

/** Runs the test of the README. */
async function runInTests(node) {
  const text = await readFile(join(bin, '../../README.md'), 'utf8');
  const [, code] = /^```js\n(.*?)^```/ms.exec(text);
  const file = join(work, 'readme.test.mjs');
  await writeFile(file, code);
  const { stdout } = await exec(node, ['--test', file], { env });
  assert.match(stdout, /^(?:#|ℹ) pass 1$/m, stdout);
}

/** Runs the two lines that the sandbox prints for the first call. */
async function callAsPrinted(output) {
  const lines = output.split('\n').filter((line) => /^ {2}(?:TOKEN=|curl )/.test(line));
  assert.equal(lines.length, 2, output);
  assertData(await shell(lines.join('\n')), output);
}

async function shell(script) {
  const { stdout } = await exec('sh', ['-ec', script]);
  return stdout;
}

function assertData(text, message) {
  const value = JSON.parse(text);
  assert.ok(typeof value === 'object' && !('code' in value), `${message}\n${text}`);
}

function moveClock(url) {
  return json(`${url}/sandbox/clock`, { advance: 'P1D' });
}

async function clockOffset(url) {
  const { offset_seconds } = await json(`${url}/sandbox/clock`);
  return offset_seconds;
}

async function json(url, body, headers = {}) {
  const sent = body && { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
  const response = await fetch(url, sent ?? { headers });
  assert.equal(response.status, 200, `${url}: ${await response.clone().text()}`);
  return response.json();
}

function run(node, args) {
  const child = spawn(node, [bin, ...args], { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  children.add(child);
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      children.delete(child);
      resolve({ code, output });
    });
  });
  const ready = new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`not ready:\n${output}`)), START_LIMIT_MS);
    const read = (piece) => {
      output += piece;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      // The text of a start that is not quiet ends with Ctrl-C.
      if (address !== undefined && (args.includes('--quiet') || output.includes('Ctrl-C'))) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(limit);
      reject(new Error(`ended:\n${output}`));
    });
  });
  ready.catch(() => undefined);
  return { child, ready, ended, printed: () => output };
}

async function stop({ child, ended }) {
  child.kill('SIGINT');
  const { code, output } = await ended;
  assert.equal(code, 0, output);
}
