import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the bootstrap keeps the programs it brings. Ignored by git; safe to delete. */
export const TOOLCHAIN = join(ROOT, '.toolchain');
