import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { nameLines } from './changes/compare-names.ts';
import { findPackageErrors } from './find-package-errors.ts';
import { lintTarball } from './lint-tarball.ts';
import { type PackedPackage, packPackages } from './pack-packages.ts';
import { listPublicNames } from './public-names.ts';
import { type PublishedManifest, parsePublishedManifest } from './published-manifest.ts';

const KB = 1000;
/** Maximum size of each tarball. Sources and maps make up about half of it. */
const TARBALL_LIMITS: Readonly<Record<string, number>> = {
  '@muddat/auth-core': 30 * KB,
  '@muddat/forms': 75 * KB,
  '@muddat/i18n': 130 * KB,
  '@muddat/routing': 55 * KB,
  '@muddat/schedule': 45 * KB,
  '@muddat/sdk': 650 * KB,
  '@muddat/ui': 950 * KB,
  '@muddat/validators': 125 * KB,
  // The pictures of the goods are nearly all of it.
  'muddat-sandbox': 15_000 * KB,
};
/** The committed list of a package's public names. */
export const PUBLIC_NAMES_FILE = 'public-names.txt';

/** Packs the published packages and checks the tarballs as their users get them. */
export async function checkPackages(): Promise<string | undefined> {
  const license = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  const packed = await packPackages();
  const faults = await Promise.all(
    packed.map(async (one) => {
      const parsed = parsePublishedManifest(one.read('package.json'));
      const errors = 'errors' in parsed ? parsed.errors : await findErrors(parsed.manifest, one, license);
      return errors.map((error) => `${one.name}: ${error}`);
    }),
  );
  return faults.flat().length > 0 ? faults.flat().join('\n') : undefined;
}

async function findErrors(manifest: PublishedManifest, packed: PackedPackage, license: string): Promise<string[]> {
  const found = [...findPackageErrors(manifest, packed, license), ...findSizeErrors(packed)];
  // A missing file would stop the others.
  return found.length > 0 ? found : [...findNameErrors(manifest, packed), ...(await lintTarball(manifest, packed))];
}

function findSizeErrors({ name, tarball }: PackedPackage): string[] {
  const limit = TARBALL_LIMITS[name];
  if (limit === undefined) return ['its tarball has no limit; add one in tooling/checks/src/packages/check-packages.ts'];
  const size = `the tarball has ${(tarball.byteLength / KB).toFixed(0)} KB, ${limit / KB} KB allowed`;
  console.log(`    ${name}: ${size}`);
  return tarball.byteLength > limit ? [size] : [];
}

function findNameErrors(manifest: PublishedManifest, packed: PackedPackage): string[] {
  const file = join(ROOT, packed.folder, PUBLIC_NAMES_FILE);
  const listed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = listPublicNames(manifest, packed);
  if (names === listed) return [];
  const [before, after] = [listed, names].map((text) => new Set(nameLines(text)));
  const gone = [...(before ?? [])].filter((line) => !after?.has(line)).map((line) => `  gone: ${line}`);
  const added = [...(after ?? [])].filter((line) => !before?.has(line)).map((line) => `  new: ${line}`);
  return [
    [`its public names changed; if that is meant, run \`pnpm public-names\` and describe it in a changeset`, ...gone, ...added].join('\n'),
  ];
}
