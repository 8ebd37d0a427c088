import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACKED_FOLDER } from '../packages/pack-packages.ts';
import { ROOT } from '../root.ts';
import { copyExamples, readTarball, runExamples } from './examples.ts';

// Part of `pnpm check`: runs the examples with the packages that the check before has packed.
const folder = mkdtempSync(join(tmpdir(), 'muddat-examples-'));
try {
  const tarballs = await Promise.all(readdirSync(PACKED_FOLDER).map((file) => readTarball(join(PACKED_FOLDER, file))));
  await runExamples(copyExamples(ROOT, folder), tarballs);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
