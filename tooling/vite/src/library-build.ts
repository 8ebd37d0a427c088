import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const LINGUI = '@lingui/react';
const PACKAGE = /^@?[a-z]/;
const CATALOG_IMPORT = /^import \{ messages \} from '(.+\.po)';$/m;

interface LibraryBuild {
  plugins: Plugin[];
  /** Whether an import stays in the built module. */
  external: (id: string, importer: string | undefined) => boolean;
}

/**
 * What the builds of the kit and the forms for other projects have in common.
 *
 * - Their components get Lingui's hook from the module `lingui` (a path), which says what to write when the texts are missing. The applications
 *   of this repository do not pay for that.
 * - A module that imports a catalog contains the compiled messages, because applications elsewhere have no compiler of catalogs.
 */
export function libraryBuild(lingui: string): LibraryBuild {
  const folder = dirname(lingui);
  const isReplaced = (id: string, importer = '') => id === LINGUI && dirname(importer) !== folder;
  return {
    plugins: [
      { name: 'muddat:checked-lingui', enforce: 'pre', resolveId: (id, importer) => (isReplaced(id, importer) ? lingui : null) },
      inlineCatalogs(),
    ],
    external: (id, importer) => PACKAGE.test(id) && !id.endsWith('.po') && !isReplaced(id, importer),
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
