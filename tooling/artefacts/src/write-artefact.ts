import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import type { Artefact } from './artefacts.ts';
import { bundleServer } from './bundle-server.ts';
import type { Commit } from './commit.ts';
import { readLicences } from './licences.ts';
import { describeFolder, type Manifest, type ShippedFile } from './manifest.ts';
import { describePlatform } from './platform.ts';
import { ROOT, run } from './run.ts';
import { findUnlicensed, settleSbom } from './sbom.ts';
import { isShipped } from './shipped-file.ts';
import { MODULE_FOLDER_MANIFEST, mainFile, startFile } from './start-files.ts';

const Package = v.object({ name: v.string(), version: v.string(), engines: v.object({ node: v.string() }) });
/** The module of the gateway that identifies the builds which it serves. */
const BUILD_ID_FILE = 'apps/gateway/src/pages/assets/build-id.js';

/** Files at the paths that NOTICE names. */
const NOTICES = ['LICENSE', 'NOTICE', 'packages/ui/OFL.txt', 'tooling/pictures/country-map/LICENSE.md'];

/** Writes an artefact, and only then replaces what an earlier run has left at `target`. The front ends must be built. */
export async function writeArtefact(artefact: Artefact, target: string, commit: Commit): Promise<Manifest> {
  const folder = `${target}.new`;
  const { name, app, frontEnds, folders } = artefact;
  const { version, engines, ...own } = v.parse(Package, JSON.parse(await readFile(join(ROOT, app, 'package.json'), 'utf8')));
  await rm(folder, { recursive: true, force: true });
  await copyPackages(own.name, folder);
  await bundleServer(app, folder);
  for (const each of folders) await cp(join(ROOT, each), join(folder, each), { recursive: true });
  for (const each of NOTICES) await cp(join(ROOT, each), join(folder, each));

  const write = (path: string, text: string): Promise<void> => writeFile(join(folder, path), text);
  const writeJson = (path: string, value: unknown): Promise<void> => write(path, `${JSON.stringify(value, null, 2)}\n`);
  await write('main.js', mainFile(name, engines.node));
  await write('start.js', startFile(app));
  for (const each of ['apps', 'packages']) await write(join(each, 'package.json'), MODULE_FOLDER_MANIFEST);
  const apps = [app, ...frontEnds];
  // `pnpm licenses` does not follow the links between our packages; the dots add them.
  const closures = apps.map((each) => `--filter-prod=@muddat/${basename(each)}...`);
  const licences = await readLicences(JSON.parse(await run('pnpm', ...closures, 'licenses', 'list', '--prod', '--json')));
  await writeJson('licences.json', licences);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const filters = apps.map((each) => `--filter=./${each}`);
  const sbom: unknown = JSON.parse(await run('pnpm', ...filters, 'sbom', '--prod', ...format));
  const unlicensed = findUnlicensed(sbom, licences);
  if (unlicensed.length > 0) throw new Error(`No licence is listed of ${unlicensed.join(', ')}.`);
  await writeJson('sbom.cdx.json', settleSbom(sbom, { name: own.name, version, date: commit.date }));

  const platform = describePlatform(process.platform, process.arch, process.report.getReport());
  const facts = { name: own.name, version, node: engines.node, platform, commit, files: await readFiles(folder) };
  const manifest = describeFolder(facts, await readBuildId(folder, frontEnds));
  await writeJson('manifest.json', manifest);
  settleFiles(folder, commit.date);
  await rm(target, { recursive: true, force: true });
  await rename(folder, target);
  return manifest;
}

/** The production dependencies as plain folders, without what no server reads. */
async function copyPackages(name: string, folder: string): Promise<void> {
  const deployed = `${folder}.packages`;
  await rm(deployed, { recursive: true, force: true });
  await run('pnpm', `--filter=${name}`, '--prod', '--config.node-linker=hoisted', 'deploy', deployed);
  const packages = join(deployed, 'node_modules');
  for (const path of await listFiles(packages)) {
    if (!isShipped(path)) continue;
    const copy = join(folder, 'node_modules', path);
    mkdirSync(dirname(copy), { recursive: true });
    // A link would change the package manager's own file when the copy gets its time.
    copyFileSync(join(packages, path), copy);
  }
  await rm(deployed, { recursive: true });
}

async function readBuildId(folder: string, frontEnds: readonly string[]): Promise<string | undefined> {
  const [site, cabinet] = frontEnds.map((app) => join(folder, app, 'dist'));
  if (site === undefined || cabinet === undefined) return undefined;
  const module: { identifyBuild: (dist: { site: string; cabinet: string }) => { id: string } } = await import(join(folder, BUILD_ID_FILE));
  return module.identifyBuild({ site, cabinet }).id;
}

async function readFiles(folder: string): Promise<ShippedFile[]> {
  const paths = await listFiles(folder);
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(join(folder, path));
      return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    }),
  );
}

/** Links are left out: they are programs of packages, which no server starts. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Gives every file the rights and the time that do not depend on who builds and when, so that archives of two folders are the same. */
function settleFiles(folder: string, date: Date): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({ path: join(entry.parentPath, entry.name), mode: entry.isDirectory() ? 0o755 : 0o644 }));
  for (const { path, mode } of [...paths, { path: folder, mode: 0o755 }]) {
    chmodSync(path, mode);
    utimesSync(path, date, date);
  }
}
