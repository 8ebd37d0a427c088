import type { Plugin, Rolldown } from 'vite';
import { parseLiteral } from './compile-catalog.ts';
import { PAGE_WORDS } from './page-words-file.ts';

/** What Lingui's macros leave of a message in the code that says it, and the ids in a compiled catalog: six letters. */
const SAID = /\bid:\s*["'`]([\w+/-]{6})["'`]/g;
const CATALOG = /\.po(?:\?.*)?$/;
const MESSAGES = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/**
 * Leaves in each app's catalogs only what its own modules say: the kit's catalog speaks for all of its components, and a page that
 * shows ten of them need not carry the words of sixty. Where an app's pages have words of their own (`pageWords`), the catalogs keep
 * what is said outside of pages, and each page's words what that page says besides. In builds for the browser; the server keeps all.
 */
export function pruneCatalogs(views?: RegExp): Plugin {
  return {
    name: 'muddat:prune-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk) {
      const page = chunk.moduleIds.flatMap((id) => PAGE_WORDS.exec(id)?.[1] ?? [])[0];
      if (page === undefined && !chunk.moduleIds.some((id) => CATALOG.test(id))) return null;
      const everywhere = saidBy(this, [...this.getModuleIds()].filter(isEntry(this)), views);
      const own = page === undefined ? everywhere : saidBy(this, [`${page}.tsx`], views);
      const said = page === undefined ? own : new Set([...own].filter((id) => !everywhere.has(id)));
      return { code: code.replace(new RegExp(MESSAGES, 'g'), (_found, literal: string) => pruned(literal, said)), map: null };
    },
  };
}

const isEntry = (context: Rolldown.PluginContext) => (id: string) => context.getModuleInfo(id)?.isEntry === true;

/** The ids of the messages that modules say, with all that they import, at once or later, but for pages that they only lead to. */
function saidBy(context: Rolldown.PluginContext, start: readonly string[], views: RegExp | undefined): ReadonlySet<string> {
  const said = new Set<string>();
  const seen = new Set(start);
  for (const id of seen) {
    const module = context.getModuleInfo(id);
    if (module === null || CATALOG.test(id) || PAGE_WORDS.test(id)) continue;
    for (const [, message = ''] of (module.code ?? '').matchAll(SAID)) said.add(message);
    for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) if (!views?.test(next)) seen.add(next);
  }
  return said;
}

/** `JSON.parse("…")` of a compiled catalog with only the messages of these ids. `literal` is its text, quotes included. */
export function pruned(literal: string, said: ReadonlySet<string>): string {
  const kept = Object.entries(parseLiteral(literal)).filter(([id]) => said.has(id));
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`;
}
