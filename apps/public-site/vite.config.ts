import { kitPlugins, precompress, SOURCE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

const name = (extension: string) => `assets/site/[name]-[hash].${extension}`;

/** Two environments, one build: the browser's files, and the server bundle that the gateway loads. */
export default defineConfig({
  plugins: [kitPlugins(), precompress()],
  resolve: { conditions: SOURCE_CONDITIONS },
  // The router takes over a style sheet that stands in the document only when it is told that there is one.
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
  build: { cssCodeSplit: false, assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            entryFileNames: name('js'),
            chunkFileNames: name('js'),
            assetFileNames: 'assets/site/[name]-[hash][extname]',
            // What several pages share comes in one file: each file more costs a phone a request and its headers.
            codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: ['source', 'module', 'node', 'development|production'], noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: 'src/entry-server.tsx',
        emitAssets: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'entry-server.js', assetFileNames: 'assets/site/[name]-[hash][extname]' } },
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
