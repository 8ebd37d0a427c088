import { basename, join } from 'node:path';
import type { Artefact } from './artefacts.ts';
import { readCommit } from './commit.ts';
import type { Manifest } from './manifest.ts';
import { run, toolOf } from './run.ts';
import { checkTargets } from './target.ts';
import { writeArtefact } from './write-artefact.ts';

/**
 * Builds the front ends where they have changed, and writes a folder for each artefact.
 * @throws TargetError if a folder holds other files
 */
export async function writeArtefacts(artefacts: readonly Artefact[], folder: string): Promise<Manifest[]> {
  await checkTargets(
    artefacts.map(({ name }) => name),
    folder,
  );
  const frontEnds = artefacts.flatMap((artefact) => artefact.frontEnds).map((app) => `--filter=@muddat/${basename(app)}`);
  if (frontEnds.length > 0) await run(toolOf('turbo'), 'run', 'build', ...frontEnds, '--output-logs=errors-only');
  const commit = await readCommit();
  return Promise.all(artefacts.map((artefact) => writeArtefact(artefact, join(folder, artefact.name), commit)));
}
