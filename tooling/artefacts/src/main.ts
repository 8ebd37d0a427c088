import { join, resolve } from 'node:path';
import { ARTEFACTS } from './artefacts.ts';
import { ROOT } from './run.ts';
import { readTarget, TargetError } from './target.ts';
import { writeArtefacts } from './write-artefacts.ts';

// `pnpm artefacts [folder]`: one folder for each server, in `dist` or the given folder.
try {
  const folder = readTarget(process.argv.slice(2));
  for (const manifest of await writeArtefacts(ARTEFACTS, resolve(ROOT, folder))) {
    const { name, version, commit, modified, buildId, bytes, files } = manifest;
    const source = `${commit.slice(0, 8)}${modified ? ' with changes' : ''}`;
    console.log(`${name} ${version}, commit ${source}, build ${buildId}: ${files.length} files, ${Math.ceil(bytes / 1e6)} MB`);
  }
  console.log(`Start with: node ${join(folder, 'gateway', 'main.js')}`);
} catch (error) {
  if (!(error instanceof TargetError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
