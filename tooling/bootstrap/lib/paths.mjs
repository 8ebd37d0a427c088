import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Folder for programs that the bootstrap downloads. Ignored by git; safe to delete. */
export const TOOLCHAIN = join(ROOT, '.toolchain');
