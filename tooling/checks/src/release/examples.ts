import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestSettings } from '@muddat/vite-config/test-settings';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { runCommand } from './run-command.ts';

/** A packed package: `file` is the path of its tarball, `dependencies` are those of its manifest. */
export type Tarball = { name: string; version: string; dependencies: Readonly<Record<string, string>>; file: string };
export type Example = { name: string; folder: string; manifest: Manifest };

const manifestSchema = v.looseObject({
  dependencies: v.record(v.string(), v.string()),
  scripts: v.looseObject({ test: v.string() }),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Copies every folder of `examples` out of the workspace.
 * @throws Error if an example has no dependencies or no script `test`
 */
export function copyExamples(repository: string, into: string): Example[] {
  const source = join(repository, 'examples');
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'package.json')))
    .map(({ name }) => {
      const folder = join(into, name);
      cpSync(join(source, name), folder, { recursive: true });
      return { name, folder, manifest: v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))) };
    });
}

/**
 * Installs each example with the tarballs, runs its tests and prints a line.
 * @throws Error if an installation or a test fails
 */
export async function runExamples(examples: readonly Example[], tarballs: readonly Tarball[]): Promise<void> {
  const lane = pLimit(readTestSettings().workers);
  await lane.map(examples, async (example) => {
    const installed = await installTarballs(example, tarballs);
    await runCommand('npm', ['test'], example.folder);
    console.log(`  ${example.name}: tests pass with ${installed.join(', ')}`);
  });
}

/**
 * Installs an example with the tarballs in place of the registry's packages. Returns the names and versions of the packages that it got.
 * @throws Error if `npm install` fails or installs another version
 */
async function installTarballs({ folder, manifest }: Example, tarballs: readonly Tarball[]): Promise<string[]> {
  const needed = new Map<string, Tarball>();
  const add = (name: string) => {
    const tarball = tarballs.find((one) => one.name === name);
    if (!tarball || needed.has(name)) return;
    needed.set(name, tarball);
    Object.keys(tarball.dependencies).forEach(add);
  };
  Object.keys(manifest.dependencies).forEach(add);
  const files = Object.fromEntries([...needed.values()].map(({ name, file }) => [name, `file:${file}`]));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...files } }, null, 2),
  );
  await runCommand('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  return [...needed.values()].map(({ name, version }) => {
    const installed = readInstalledVersion(folder, name);
    if (installed !== version) throw new Error(`${folder} has ${name} ${installed}, not ${version}`);
    return `${name} ${version}`;
  });
}

const packedSchema = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** Reads the manifest in a tarball. */
export async function readTarball(file: string): Promise<Tarball> {
  return { ...v.parse(packedSchema, JSON.parse(await runCommand('tar', ['-xzOf', file, 'package/package.json'], '.'))), file };
}

function readInstalledVersion(folder: string, name: string): string {
  return v.parse(packedSchema, JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))).version;
}
