import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitPlugins, libraryBuild, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';
import { LAYER_ORDER } from './src/theme/layer-order.ts';
import { styleSheets } from './vite.style-sheets.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { exports: doors }: { exports: Record<string, string | { '@muddat/source': string }> } = JSON.parse(
  readFileSync(pathOf('package.json'), 'utf8'),
);
const entries = Object.entries(doors).flatMap(([subpath, door]) =>
  typeof door === 'string' ? [] : [{ subpath: subpath.replace('./', ''), source: door['@muddat/source'] }],
);
/** `@muddat/ui/button` has styles; modules below a folder, such as `@muddat/ui/theme/media`, have none. */
const styled = entries.filter(({ subpath }) => !subpath.includes('/'));

const REPLACED_STYLES = 'replaced.css';
const library = libraryBuild(pathOf('src'), pathOf('src/provider/kit-lingui.tsx'));

/**
 * The kit for other projects: one module per source file, compiled messages and styles, and style sheets. Applications of this repository
 * build from the sources. Not Vite's library mode, which would inline the fonts into the style sheet.
 */
export default defineConfig({
  base: './',
  plugins: [
    library.plugins,
    kitPlugins(),
    styleSheets({
      sources: pathOf('src/'),
      modules: Object.fromEntries(styled.map(({ subpath, source }) => [subpath, pathOf(source)])),
      theme: 'theme',
      layerOrder: LAYER_ORDER,
      replaced: REPLACED_STYLES,
    }),
  ],
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
      input: Object.fromEntries(entries.map(({ source }) => [source.replace('./src/', '').replace(/\.tsx?$/, ''), pathOf(source)])),
      external: library.external,
      preserveEntrySignatures: 'strict',
      output: {
        ...library.output,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? REPLACED_STYLES : `fonts/${basename(names[0] ?? '[name][extname]')}`,
      },
    },
  },
});
