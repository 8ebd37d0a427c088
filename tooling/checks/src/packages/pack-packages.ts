import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import * as v from 'valibot';
import { runTool } from '../check/run-tool.ts';
import { REPORTS_FOLDER, ROOT } from '../root.ts';

const PACKED_FOLDER = join(REPORTS_FOLDER, 'packages');

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A package that other teams install. `folder` is a path from the root. */
export type PublishedPackage = { name: string; folder: string };
/** A packed package. `files` has the paths in the tarball, `read` gives the text of one. */
export type PackedPackage = PublishedPackage & {
  /** The path of the tarball. */
  file: string;
  tarball: Uint8Array<ArrayBuffer>;
  contents: Package;
  files: ReadonlySet<string>;
  read: (file: string) => string;
};

const manifestSchema = v.object({ name: v.string(), private: v.optional(v.boolean(), false) });
const packedSchema = v.object({ filename: v.string() });

/** The packages in `packages` that are not private. */
export function listPublishedPackages(root = ROOT): PublishedPackage[] {
  return readdirSync(join(root, 'packages')).flatMap((folderName) => {
    const folder = `packages/${folderName}`;
    const { name, private: isPrivate } = v.parse(manifestSchema, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
    return isPrivate ? [] : [{ name, folder }];
  });
}

/**
 * Builds what has changed, and packs all published packages with pnpm, as a release does.
 * @throws Error if a build or `pnpm pack` fails
 */
export async function packPackages(): Promise<PackedPackage[]> {
  const packages = listPublishedPackages();
  const failure = await runTool('turbo', ['run', 'build', ...packages.map(({ name }) => `--filter=${name}`), '--output-logs=errors-only']);
  if (failure !== undefined) throw new Error(failure);
  await rm(PACKED_FOLDER, { recursive: true, force: true });
  await mkdir(PACKED_FOLDER, { recursive: true });
  return Promise.all(
    packages.map(async (published) => {
      const file = await packPackage(join(ROOT, published.folder), PACKED_FOLDER);
      const data = new Uint8Array(await readFile(file));
      return { ...published, file, tarball: data, ...openTarball(published.name, data) };
    }),
  );
}

/** Packs one package. `prepack` is skipped, because turbo has just built all of them. Returns the path of the tarball. */
async function packPackage(folder: string, into: string): Promise<string> {
  const args = ['pack', '--config.ignore-scripts=true', '--json', '--pack-destination', into];
  const { stdout } = await run('pnpm', args, { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES });
  return v.parse(packedSchema, JSON.parse(stdout)).filename;
}

function openTarball(name: string, tarball: Uint8Array): Pick<PackedPackage, 'contents' | 'files' | 'read'> {
  const contents = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/${name}/`;
  const files = new Set(contents.listFiles().map((file) => file.replace(prefix, '')));
  return { contents, files, read: (file) => contents.readFile(`${prefix}${file}`) };
}
