import { earlyCompile, kitPlugins, precompress, SOURCE_CONDITIONS } from '@muddat/vite-config';
import { defineConfig } from 'vite';

const name = (extension: string) => `assets/site/[name]-[hash].${extension}`;

/** Of a script before it is compressed: a quarter of it is sent. */
const SHARED_BY_MANY = 5;
const SMALL_FILE_BYTES = 1_500;

/** Parts that pages for companies and the builder's pages show; the many others shall not carry them. */
const NOT_OF_BUSINESS = /^(?!.*\/ui\/src\/(?:benefit-list|figure-list|steps)\/)/;

/** Two environments, one build: the browser's files, and the server bundle that the gateway loads. */
export default defineConfig({
  plugins: [
    kitPlugins({
      pages: {
        views:
          /\/public-site\/src\/(?:pages\/[^/]+\/(?:\w+Page|FeeForm|LimitLine|Reviews)|forms\/forms|blocks\/RareBlockView|region\/RegionDialog|search\/Suggestions|site\/WholeFailurePage)\.tsx$/,
        rooms: ['public-site', 'app-shell', 'ui', 'forms'],
      },
    }),
    precompress(),
    earlyCompile(/^(?:react|router|core|common|blocks|shared~.*|\w+Page)$/),
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
            codeSplitting: {
              groups: [
                // What every page starts with, in parts that are run one by one: a phone answers a finger in between. What asks for them,
                // once the page is painted, is in none.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, tags: ['$initial'], priority: 5 },
                // With all that it is made of: what stood in `core` would run after what calls it.
                {
                  name: 'router',
                  test: /node_modules\/@tanstack\//,
                  tags: ['$initial'],
                  priority: 4,
                },
                { name: 'core', test: /^(?!.*\/public-site\/src\/start)/, tags: ['$initial'], priority: 2 },
                // What a page calls once it stands; put with anything else it would be loaded with that.
                {
                  name: 'api',
                  test: /packages\/sdk\/|node_modules\/(?:valibot|openapi-fetch)\//,
                  includeDependenciesRecursively: false,
                  priority: 3,
                },
                // What the builder's blocks are drawn with: the pages that have blocks may have any of them, and no other page has one.
                {
                  name: 'blocks',
                  test: /\/public-site\/src\/blocks\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                  priority: 2,
                },
                // Shown under the first screen alone: merged with a small part of a page it would be loaded with that page.
                { name: 'reviews', test: /packages\/ui\/src\/(?:stars|review-card)\//, includeDependenciesRecursively: false, priority: 2 },
                // What several pages share comes in files of those pages, so that none carries what another shows; but small ones are
                // put together, for each file more costs a phone a request and its headers.
                { name: 'common', test: NOT_OF_BUSINESS, minShareCount: SHARED_BY_MANY, priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL_FILE_BYTES, priority: 1 },
              ],
            },
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
