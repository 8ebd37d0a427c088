import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LINGUI = '@lingui/react';
const PACKAGE = /^@?[a-z]/;
const CATALOG_IMPORT = /^import \{ messages \} from '(.+\.po)';$/m;

interface LibraryBuild {
  plugins: Plugin[];
  /** Whether an import stays in the built module. */
  external: (id: string, importer: string | undefined) => boolean;
  /** One built module for each source file. */
  output: Rolldown.OutputOptions;
}

/**
 * What the builds of the kit and the forms for other projects have in common.
 *
 * - Their components get Lingui's hook from another module, which says what to write when the texts are missing. The applications
 *   of this repository do not pay for that.
 * - A module that imports a catalog contains the compiled messages, because applications elsewhere have no compiler of catalogs.
 * @param sources path of the folder of the sources
 * @param lingui path of the module that replaces `@lingui/react`
 */
export function libraryBuild(sources: string, lingui: string): LibraryBuild {
  const folder = dirname(lingui);
  const isReplaced = (id: string, importer = '') => id === LINGUI && dirname(importer) !== folder;
  return {
    plugins: [
      { name: 'muddat:checked-lingui', enforce: 'pre', resolveId: (id, importer) => (isReplaced(id, importer) ? lingui : null) },
      inlineCatalogs(),
    ],
    external: (id, importer) => PACKAGE.test(id) && !id.endsWith('.po') && !isReplaced(id, importer),
    output: {
      preserveModules: true,
      // The tarball has the sources.
      sourcemapExcludeSources: true,
      preserveModulesRoot: sources,
      entryFileNames: '[name].js',
      // Frameworks with server components: everything that renders is for the browser too.
      banner: ({ moduleIds }) => (moduleIds.some((id) => id.endsWith('.tsx')) ? "'use client';" : ''),
    },
  };
}

function inlineCatalogs(): Plugin {
  return {
    name: 'muddat:inline-catalogs',
    enforce: 'pre',
    async transform(code, id) {
      const [statement = '', catalog] = CATALOG_IMPORT.exec(code) ?? [];
      if (catalog === undefined) return null;
      const resolved = await this.resolve(catalog, id);
      const compiled = resolved && (await this.load({ id: resolved.id, resolveDependencies: true })).code;
      if (!compiled) throw new Error(`${id} imports ${catalog}, which does not compile`);
      return { code: code.replace(statement, compiled.replace('export const', 'const').trim()), map: null };
    },
  };
}
