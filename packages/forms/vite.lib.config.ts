import { fileURLToPath } from 'node:url';
import { kitPlugins, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The forms for other projects: one module per source file, with compiled messages. Applications of this repository build from the sources. */
export default defineConfig({
  plugins: kitPlugins(),
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  build: {
    lib: { entry: pathOf('src/index.ts'), formats: ['es'] },
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    target: 'es2023',
    rolldownOptions: {
      external: (id) => /^(@?[a-z])/.test(id),
      output: { preserveModules: true, sourcemapExcludeSources: true, preserveModulesRoot: pathOf('src'), entryFileNames: '[name].js' },
    },
  },
});
