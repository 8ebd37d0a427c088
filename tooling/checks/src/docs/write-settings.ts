import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { SETTINGS_PAGE, writeSettings } from './settings-page.ts';

// `pnpm settings`: writes the tables of docs/operators/settings.md from the definitions in packages/process.
const path = join(ROOT, SETTINGS_PAGE);
writeFileSync(path, writeSettings(readFileSync(path, 'utf8')));
console.log(`Wrote the tables of ${SETTINGS_PAGE}.`);
