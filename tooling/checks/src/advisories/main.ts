import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { KEPT_FILE } from './check-advisories.ts';
import { lockedPackages } from './locked-packages.ts';
import { takeAdvisories } from './take-advisories.ts';

// `pnpm advisories`: takes what is known of the lockfile's packages and keeps it for the check of the same name, which asks no network.
const osv = process.env['OSV_URL'] ?? 'https://api.osv.dev';
const { packages } = lockedPackages(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
const names = [...new Set(packages.map(({ name }) => name))].sort();
try {
  const kept = await takeAdvisories(names, { osv, today: new Date().toISOString().slice(0, 10) });
  writeFileSync(join(ROOT, KEPT_FILE), `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`${kept.advisories.length} advisories about ${names.length} packages are kept in ${KEPT_FILE}.`);
} catch (error) {
  console.error(`Nothing was kept: ${error instanceof Error ? error.message : String(error)}.`);
  process.exitCode = 1;
}
