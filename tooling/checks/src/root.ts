import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the last results of every suite lie, one file each. Ignored by git. */
export const REPORTS = join(ROOT, '.reports');
