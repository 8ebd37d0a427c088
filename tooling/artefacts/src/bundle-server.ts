import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from './run.ts';

/** The file of a worker thread, which the code addresses beside itself. */
const THREAD_FILE = /new URL\('(\.\/[\w/-]+)\.ts', import\.meta\.url\)/g;

/** Whether an import leads to a package of others, which the folder contains as it was published. */
export const isForeign = (id: string): boolean => !/^(?:[./\0]|@muddat\/)/.test(id);

/**
 * Writes a server and our packages as scripts, one for each source, at the same paths from the root: whatever a source addresses beside
 * itself is found there too.
 */
export async function bundleServer(app: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: ROOT,
    input: { [`${app}/src/main`]: join(ROOT, app, 'src/main.ts') },
    platform: 'node',
    external: isForeign,
    resolve: { conditionNames: ['@muddat/source', 'node', 'import', 'default'] },
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
    plugins: [
      {
        name: 'muddat:thread-files',
        transform(code, id) {
          if (!id.startsWith(join(ROOT, app))) return null;
          return code.replaceAll(THREAD_FILE, (_all, file: string) => {
            this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${file}.ts`) });
            return `new URL('${file}.js', import.meta.url)`;
          });
        },
      },
    ],
    onLog(level, { message }) {
      if (level === 'warn') throw new Error(message);
    },
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: ROOT,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    sourcemap: false,
  });
  await bundle.close();
}
