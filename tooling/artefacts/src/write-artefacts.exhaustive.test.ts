import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeededFolder } from '@muddat/servers/seeded-folder';
import { ServerProcess } from '@muddat/servers/server-process';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ARTEFACTS } from './artefacts.ts';
import type { Manifest } from './manifest.ts';
import { ROOT } from './run.ts';
import { findUnlicensed } from './sbom.ts';
import { findSbomFaults } from './testing/find-sbom-faults.ts';
import { travelInFirefox } from './testing/firefox-journey.ts';
import { startTlsFront } from './testing/tls-front.ts';
import { writeArtefacts } from './write-artefacts.ts';

const START_TIMEOUT_MS = 600_000;
const MAX_BYTES = 150e6;
const CLIENT = { AUTH_CLIENT_ID: 'muddat-web', AUTH_CLIENT_SECRET: 'the-secret-of-this-test' };
const OPERATOR = {
  OPERATOR_NAME: 'ООО «Muddat Test»',
  OPERATOR_STIR: '305678912',
  OPERATOR_ADDRESS: 'Toshkent, Navoiy koʻchasi 1',
  OPERATOR_LICENCE: '№ 1 от 01.01.2026',
};

let folder: string;
let manifests: Manifest[];
const servers: ServerProcess[] = [];
/** A server of its folder, outside of the repository, with nothing from this process but the search path. */
async function startServer(name: string, url: string, env: Record<string, string>): Promise<void> {
  const cwd = join(folder, `${name}.data`);
  await mkdir(cwd);
  if (name === 'sandbox') await copySeededFolder(join(cwd, '.data'));
  const server = new ServerProcess(name, {
    program: [join(folder, name, 'main.js')],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...CLIENT, ...env },
    cwd,
    conditions: [],
    ready: `${url}/healthz`,
  });
  servers.push(server);
  await server.start();
}

let front: Awaited<ReturnType<typeof startTlsFront>>;
let publicUrl: string;
let site: string;
let sandbox: string;
let ops: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muddat-artefacts-'));
  manifests = await writeArtefacts(ARTEFACTS, folder);
  const ports = [await getPort(), await getPort(), await getPort(), await getPort()].map(String);
  const [port = '', opsPort = '', sandboxPort = '', frontPort = ''] = ports;
  publicUrl = `https://localhost:${frontPort}`;
  front = await startTlsFront(folder, frontPort, port);
  [site, ops, sandbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${opsPort}`, `http://127.0.0.1:${sandboxPort}`];
  await startServer('sandbox', sandbox, { SANDBOX_PORT: sandboxPort });
  const apis = ['auth', 'installment', 'mobile', 'builder', 'billing'];
  await startServer('gateway', site, {
    NODE_ENV: 'production',
    PORT: port,
    OPS_PORT: opsPort,
    PUBLIC_URL: publicUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRET: 'a secret of this test, as long as one must be',
    ...OPERATOR,
    ...Object.fromEntries(apis.map((api) => [`UPSTREAM_${api.toUpperCase()}_URL`, `${sandbox}/${api}`])),
  });
}, START_TIMEOUT_MS);
afterAll(async () => {
  await front.stop();
  const codes = await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await rm(folder, { recursive: true, force: true });
  expect(codes).toEqual([0, 0]);
});

const get = async (url: string): Promise<{ status: number; type: string; body: Buffer }> => {
  const response = await fetch(url);
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: Buffer.from(await response.arrayBuffer()) };
};

test('the gateway serves a page, its script, its share picture and a page of the cabinet', async () => {
  const page = await get(`${site}/ru`);
  expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
  const html = page.body.toString();
  const [script = ''] = /\/assets\/site\/[\w.~-]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/og\/[\w./-]+\.png/.exec(html) ?? [];
  expect(await get(`${site}${script}`)).toMatchObject({ status: 200, type: 'application/javascript; charset=utf-8' });
  expect(await get(`${site}${picture}`)).toMatchObject({ status: 200, type: 'image/png' });
  expect(await get(`${site}/ru/sign-up`)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
});

test('the sandbox serves its contracts and its reference, and draws a document in a thread', async () => {
  expect(await get(`${sandbox}/llms.txt`)).toMatchObject({ status: 200 });
  expect(await get(`${sandbox}/docs`)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  const customer = { grant_type: 'password', username: '+998900000001', password: 'Muddat-demo-1' };
  const client = { client_id: CLIENT.AUTH_CLIENT_ID, client_secret: CLIENT.AUTH_CLIENT_SECRET };
  const signedIn = await fetch(`${sandbox}/auth/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...customer, ...client }),
  });
  const { access_token } = await signedIn.json();
  const today = new Date().toISOString().slice(0, 10);
  const statement = await fetch(`${sandbox}/installment/v3/user/statement?from=${today}&to=${today}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect([statement.status, statement.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('a customer fills the basket, signs in by code and pays in Firefox, over HTTP/2 and TLS', async () => {
  const { protocol, steps, faults } = await travelInFirefox(publicUrl, sandbox);
  expect(protocol).toBe('h2');
  expect(steps).toEqual(['/basket', '/main-page', '/pay', '/ru']);
  expect(faults).toEqual([]);
});

test('the manifest names the build that the gateway serves, and the gateway names its release to operators', async () => {
  const [gateway] = manifests;
  const { id } = JSON.parse((await get(`${site}/latest-build.json`)).body.toString());
  expect(gateway?.buildId).toBe(id);
  const release = JSON.parse((await get(`${ops}/release`)).body.toString());
  expect(release).toEqual({ version: gateway?.version, commit: gateway?.commit, buildId: id });
});

test.each(ARTEFACTS)(
  'the folder of the $name is small, holds no tests, sources or paths of this machine, and is what its manifest says',
  async ({ name }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(folder, name, 'manifest.json'), 'utf8'));
    const paths = manifest.files.map(({ path }) => path);
    expect(manifest.bytes).toBeLessThan(MAX_BYTES);
    expect(paths.filter((path) => /\.(?:test|spec|stories)\.|\.tsx?$|\.map$/.test(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['main.js', 'licences.json', 'sbom.cdx.json', 'LICENSE', 'NOTICE']));
    for (const { path, sha256 } of manifest.files) {
      const content = await readFile(join(folder, name, path));
      expect(createHash('sha256').update(content).digest('hex'), path).toBe(sha256);
      expect(content.includes(ROOT), path).toBe(false);
    }
  },
);

test.each(ARTEFACTS)('the bill of materials of the $name follows the schema of CycloneDX', async ({ name }) => {
  expect(findSbomFaults(JSON.parse(await readFile(join(folder, name, 'sbom.cdx.json'), 'utf8')))).toEqual([]);
});

test.each(ARTEFACTS)(
  'the folder of the $name holds every licence: of the packages of others, and the texts that NOTICE names',
  async ({ name }) => {
    const read = (path: string): Promise<string> => readFile(join(folder, name, path), 'utf8');
    expect(findUnlicensed(JSON.parse(await read('sbom.cdx.json')), JSON.parse(await read('licences.json')))).toEqual([]);
    const named = [...(await read('NOTICE')).matchAll(/see ([\w./-]+?)\.?\s/g)].map(([, path = '']) => path);
    expect(named).toContain('packages/ui/OFL.txt');
    for (const path of named) expect(await read(path), path).not.toBe('');
  },
);
