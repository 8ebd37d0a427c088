import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../root.ts';
import { listPublishedPackages, type PublishedPackage } from '../pack-packages.ts';
import { compareContracts } from './compare-contracts.ts';
import { compareNames } from './compare-names.ts';
import { type Change, objectOf, textOf } from './contract-json.ts';

const LEVELS = ['none', 'patch', 'minor', 'major'];
const CONTRACTS_FOLDER = 'packages/sdk/contracts';
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });

/**
 * Compares the public names and the contracts with the last release, and requires a changeset of the right level. Before the first release,
 * and in a clone without history, there is nothing to compare with.
 */
export function checkChanges(): string | undefined {
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    console.log('    not compared: this clone has no history (git fetch --unshallow)');
    return undefined;
  }
  const faults = listPublishedPackages().flatMap((published) => {
    const release = lastRelease(published);
    if (release === null) return [];
    return explainMissingLevel(published.name, changesSince(release, published), plannedLevel(published.name));
  });
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** What a package's changesets have to be raised to, with the changes that ask for it; nothing when they suffice. */
export function explainMissingLevel(name: string, changes: readonly Change[], planned: string): string[] {
  const needed = changes.some(({ level }) => level === 'major') ? 'major' : changes.length > 0 ? 'minor' : 'none';
  if (LEVELS.indexOf(planned) >= LEVELS.indexOf(needed)) return [];
  const why = changes.filter(({ level }) => level === needed).map(({ what }) => `  ${what}`);
  return [`${name}: a changeset with "${needed}" is missing (there is ${planned}), because of`, ...why];
}

/** The commit of the version that is in the registry; null before the first release, and while `changeset version` is not committed. */
function lastRelease({ folder }: PublishedPackage): string | null {
  const manifest = `${folder}/package.json`;
  const { version } = objectOf(JSON.parse(readFileSync(join(ROOT, manifest), 'utf8')));
  if (version === '0.0.0') return null;
  const commit = git('log', '-1', '--format=%H', `-S"version": "${textOf(version)}"`, '--', manifest).trim();
  return commit === '' ? null : commit;
}

function changesSince(release: string, { name, folder }: PublishedPackage): Change[] {
  const namesFile = `${folder}/public-names.txt`;
  const names = compareNames(git('show', `${release}:${namesFile}`), readFileSync(join(ROOT, namesFile), 'utf8'));
  if (name !== '@muddat/sdk') return names;
  const contracts = readdirSync(join(ROOT, CONTRACTS_FOLDER)).flatMap((file) => {
    const path = `${CONTRACTS_FOLDER}/${file}`;
    if (git('ls-tree', '--name-only', release, path).trim() === '') return [];
    return compareContracts(
      file.replace('.yaml', ''),
      parse(git('show', `${release}:${path}`)),
      parse(readFileSync(join(ROOT, path), 'utf8')),
    );
  });
  return [...names, ...contracts];
}

/** The highest level that a waiting changeset asks for. */
function plannedLevel(name: string): string {
  const folder = join(ROOT, '.changeset');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
  const levels = files.map((file) => {
    const [, head = ''] = readFileSync(join(folder, file), 'utf8').split(/^---$/m);
    return textOf(objectOf(parse(head))[name]) || 'none';
  });
  return levels.toSorted((a, b) => LEVELS.indexOf(b) - LEVELS.indexOf(a))[0] ?? 'none';
}
