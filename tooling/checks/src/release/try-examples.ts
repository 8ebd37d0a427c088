import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../packages/pack-packages.ts';
import { ROOT } from '../root.ts';
import { copyExamples, readTarball, runExamples } from './examples.ts';

// `pnpm examples`: packs the packages and runs the examples with them. Not in `pnpm check`: it needs a registry, and a machine without one must
// still be able to say whether a change is good.
const folder = mkdtempSync(join(tmpdir(), 'muddat-examples-'));
try {
  const packed = await packPackages();
  const tarballs = await Promise.all(packed.map(({ file }) => readTarball(file)));
  await runExamples(copyExamples(ROOT, folder), tarballs);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
