import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig, type Plugin } from 'vite';

const MANIFEST = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url));
const MODULE = 'virtual:site-build';

/**
 * Provides a hash of the browser's files. With it the worker's file changes in every build, and the worker deletes caches that only the
 * previous build could use.
 */
function siteBuild(): Plugin {
  return {
    name: 'muddat:site-build',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const build = createHash('sha256').update(readFileSync(MANIFEST)).digest('hex').slice(0, 16);
      return `export const BUILD = '${build}';`;
    },
  };
}

/**
 * The service worker: one classic script that the gateway serves as `/sw.js`. Built after the app, because it contains the hash of the
 * app's build.
 */
export default defineConfig({
  plugins: [siteBuild()],
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    target: 'es2022',
    rolldownOptions: { input: 'src/service-worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false } },
  },
});
