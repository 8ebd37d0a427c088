import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXT = /\.(js|css|svg|html|json|txt|xml|webmanifest)$/;

/** Writes FILE.br next to each text file of the client build, with maximum quality. The gateway serves these files. */
export function precompress(): Plugin {
  return {
    name: 'muddat:precompress',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      if (options.dir) await compressFolder(options.dir);
    },
  };
}

/** Compresses every text file of a folder tree. Exported for pages written after the bundle (the cabinet's shells). */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const packed = await compress(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, packed);
  }
}
