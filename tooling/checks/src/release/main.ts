import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from '../mutations/copy-repository.ts';
import { runGit } from '../mutations/git.ts';
import { listPublishedPackages } from '../packages/pack-packages.ts';
import { copyExamples, readTarball, runExamples, type Tarball } from './examples.ts';
import { runCommand } from './run-command.ts';

// `pnpm release:dry`: a release without publishing, in a temporary copy. Writes versions and changelogs, builds and packs the packages, installs
// the tarballs in every example and runs its tests. Then it releases a patch of every package and upgrades the examples. `--keep` leaves the
// folder for a look at the changelogs and tarballs.
const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });

const folder = mkdtempSync(join(tmpdir(), 'muddat-release-'));
const copy = copyRepository();
const packages = listPublishedPackages(copy);
try {
  const examples = copyExamples(copy, join(folder, 'examples'));
  for (const round of ['release', 'patch'] as const) {
    if (round === 'patch') addPatch();
    const tarballs = await release(join(folder, round));
    console.log(`${round}: ${tarballs.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
    await runExamples(examples, tarballs);
  }
  console.log('\nThe release would succeed.');
} finally {
  if (values.keep) console.log(`Kept ${copy} (changelogs) and ${folder} (tarballs, examples).`);
  else for (const path of [copy, folder]) rmSync(path, { recursive: true, force: true });
}

/** Writes the versions of the waiting changesets, if any, and packs every package, from its own `prepack`: nothing is built before. */
async function release(into: string): Promise<Tarball[]> {
  if (readdirSync(join(copy, '.changeset')).some((file) => file.endsWith('.md'))) {
    await runCommand(join(copy, 'node_modules', '.bin', 'changeset'), ['version'], copy);
    runGit(copy, ['add', '--all']);
    runGit(copy, ['commit', '--quiet', '--message=version']);
  }
  const tarballs: Tarball[] = [];
  // One after the other: each builds the packages that it needs.
  for (const { folder: packageFolder } of packages) {
    const output = await runCommand('pnpm', ['pack', '--json', '--pack-destination', into], join(copy, packageFolder));
    tarballs.push(await readTarball(readPackedFile(output)));
  }
  return tarballs;
}

/** The path of the tarball. `prepack` writes to the same output before the JSON object that `pnpm pack --json` prints. */
function readPackedFile(output: string): string {
  const { filename }: Record<string, unknown> = JSON.parse(output.slice(output.indexOf('\n{\n') + 1));
  return String(filename);
}

function addPatch(): void {
  const lines = packages.map(({ name }) => `'${name}': patch`);
  writeFileSync(
    join(copy, '.changeset', 'dry-run.md'),
    ['---', ...lines, '---', '', 'A patch for the upgrade of the examples.', ''].join('\n'),
  );
}
