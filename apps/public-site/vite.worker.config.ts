import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SOURCE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig, type Plugin } from 'vite';

const MANIFEST = fileURLToPath(new URL('dist/client/.vite/manifest.json', import.meta.url));
const MODULE = 'virtual:site-build';

/** Names the browser's files of this build: the worker is another one with each, and lets go of what only the one before could use. */
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

/** The service worker: one plain file that the gateway serves as `/sw.js`. Built after the app, whose build it is named after. */
export default defineConfig({
  plugins: [siteBuild()],
  resolve: { conditions: SOURCE_CONDITIONS },
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    target: 'es2022',
    rolldownOptions: { input: 'src/service-worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false } },
  },
});
