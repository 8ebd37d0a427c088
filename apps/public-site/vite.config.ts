import { kitPlugins, precompress, SOURCE_RESOLVE_CONDITIONS } from '@muddat/vite-config';
import { toModulePattern } from '@muddat/vite-config/modules';
import { defineConfig } from 'vite';
import { codeSplittingOptions, MODULES_WITH_OWN_MESSAGES } from './build/script-files.ts';

const name = (extension: string) => `assets/site/[name]-[hash].${extension}`;

/** Two environments in one build: the browser's files, and the server bundle that the gateway loads. */
export default defineConfig({
  plugins: [
    kitPlugins({
      app: import.meta.dirname,
      pages: { views: toModulePattern(MODULES_WITH_OWN_MESSAGES), packages: ['public-site', 'app-shell', 'ui', 'forms'] },
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
        // Otherwise lists of preloads would take about 1 % of the bytes of every page.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          output: {
            entryFileNames: name('js'),
            // Cuts off the part after `~`, where the bundler lists all pages that share a chunk.
            chunkFileNames: ({ name: chunk }) => name('js').replace('[name]', chunk.replace(/~.*$/s, '')),
            assetFileNames: 'assets/site/[name]-[hash][extname]',
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
            assetFileNames: 'assets/site/[name]-[hash][extname]',
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
    },
  },
});
