import { kitPlugins, precompress, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';
import { codeSplittingOptions, PAGE_FILE_PATTERN } from './build/script-files.ts';
import { writeShells } from './build/write-shells.ts';

const name = (extension: string) => `assets/cabinet/[name]-[hash]${extension}`;

/**
 * Builds the browser's files and the server bundle that the gateway loads, then the shells: HTML and CSS of the first screens, rendered at
 * build time, one file for each page and language.
 */
export default defineConfig({
  plugins: [
    kitPlugins({
      app: import.meta.dirname,
      pages: { views: PAGE_FILE_PATTERN, packages: ['cabinet', 'app-shell', 'forms', 'ui'] },
    }),
    precompress(),
    {
      // The bundle includes React. With NODE_ENV read at run time, React renders several times slower.
      name: 'muddat:server-in-earnest',
      apply: 'build',
      config: () => ({ environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
    },
  ],
  resolve: { conditions: SOURCE_RESOLVE_CONDITIONS },
  // Only with this define does TanStack Router keep the style sheet that the document already contains.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Lists of preloads would take 0.8 KB of each page, and a document names the files of its page.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          output: {
            entryFileNames: name('.js'),
            chunkFileNames: name('.js'),
            assetFileNames: name('[extname]'),
            codeSplitting: codeSplittingOptions,
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: ['@muddat/source', 'module', 'node', 'development|production'], noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: 'src/entry-server.tsx',
        emitAssets: false,
        minify: false,
        rolldownOptions: {
          output: {
            entryFileNames: 'entry-server.js',
            assetFileNames: name('[extname]'),
            // One file, read at the gateway's start. A chunk loaded later could belong to another build after a deployment.
            codeSplitting: false,
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('both environments are needed');
      await builder.build(client);
      await builder.build(ssr);
      await writeShells();
    },
  },
});
