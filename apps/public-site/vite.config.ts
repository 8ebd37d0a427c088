import { kitPlugins, precompress, SOURCE_CONDITIONS } from '@muddat/vite-config';
import { matching } from '@muddat/vite-config/modules';
import { defineConfig } from 'vite';
import { PAGES, scriptFiles } from './build/script-files.ts';

const name = (extension: string) => `assets/site/[name]-[hash].${extension}`;

/** Two environments, one build: the browser's files, and the server bundle that the gateway loads. */
export default defineConfig({
  plugins: [
    kitPlugins({
      pages: { views: matching(PAGES), rooms: ['public-site', 'app-shell', 'ui', 'forms'] },
    }),
    precompress(),
    {
      // The bundle has everything in it, React too, which draws several times slower where this is asked of the process that runs it.
      name: 'muddat:server-in-earnest',
      apply: 'build',
      config: () => ({ environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } } }),
    },
  ],
  resolve: { conditions: SOURCE_CONDITIONS },
  // The router takes over a style sheet that stands in the document only when it is told that there is one.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The lists of what each page is made of took a hundredth of a page's bytes, in every page.
        modulePreload: false,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/start.ts'],
          output: {
            entryFileNames: name('js'),
            // The name of a shared file lists the pages that share it.
            chunkFileNames: ({ name: chunk }) => name('js').replace('[name]', chunk.replace(/~.*$/s, '')),
            assetFileNames: 'assets/site/[name]-[hash][extname]',
            codeSplitting: scriptFiles,
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
            // One file, read whole at the gateway's start: a part that is asked for with its first page may be of another build by then.
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
