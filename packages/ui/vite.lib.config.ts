import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitPlugins, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { exports: doors }: { exports: Record<string, string | { '@muddat/source': string }> } = JSON.parse(
  readFileSync(pathOf('package.json'), 'utf8'),
);
const entries = Object.values(doors).flatMap((door) => (typeof door === 'string' ? [] : [door['@muddat/source']]));

/**
 * The kit for other projects: one module per source file, compiled messages and styles, one style sheet. Applications of this repository
 * build from the sources. Not Vite's library mode, which would inline the fonts into the style sheet.
 */
export default defineConfig({
  base: './',
  plugins: kitPlugins(),
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  build: {
    outDir: 'dist',
    minify: false,
    sourcemap: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2023',
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry.replace('./src/', '').replace(/\.tsx?$/, ''), pathOf(entry)])),
      external: (id) => /^(@?[a-z])/.test(id),
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        // The tarball has the sources.
        sourcemapExcludeSources: true,
        preserveModulesRoot: pathOf('src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'style.css' : `fonts/${basename(names[0] ?? '[name][extname]')}`,
      },
    },
  },
});
