import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Folder with the last results of every suite, one file per suite. Ignored by git. */
export const REPORTS_FOLDER = join(ROOT, '.reports');
