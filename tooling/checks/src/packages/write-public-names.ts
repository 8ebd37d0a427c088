import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { PUBLIC_NAMES_FILE } from './check-packages.ts';
import { packPackages } from './pack-packages.ts';
import { listPublicNames } from './public-names.ts';
import { parsePublishedManifest } from './published-manifest.ts';

// `pnpm public-names`: writes the list of public names of every published package. Review its diff like code.
for (const packed of await packPackages()) {
  const parsed = parsePublishedManifest(packed.read('package.json'));
  if ('errors' in parsed) throw new Error(`${packed.name}: ${parsed.errors.join('\n')}`);
  writeFileSync(join(ROOT, packed.folder, PUBLIC_NAMES_FILE), listPublicNames(parsed.manifest, packed));
}
