import { fileURLToPath } from 'node:url';
import { kitPlugins, libraryBuild, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ENTRIES = ['index', 'languages/ru', 'languages/uz', 'languages/uz-cyrl'];
const library = libraryBuild(pathOf('src'), pathOf('src/lingui/forms-lingui.tsx'));

/** The forms for other projects: one module per source file, with compiled messages. Applications of this repository build from the sources. */
export default defineConfig({
  plugins: [library.plugins, kitPlugins()],
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  build: {
    lib: { entry: Object.fromEntries(ENTRIES.map((name) => [name, pathOf(`src/${name}.ts`)])), formats: ['es'] },
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    target: 'es2023',
    rolldownOptions: {
      external: library.external,
      output: library.output,
    },
  },
});
