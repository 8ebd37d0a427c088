import type { Plugin, Rolldown } from 'vite';
import { parseLiteral } from './compile-catalog.ts';
import { PAGE_WORDS } from './page-words-file.ts';

/** Matches message ids of six letters in code that Lingui's macros transformed. */
const SAID = /\bid:\s*["'`]([\w+/-]{6})["'`]/g;
const CATALOG = /\.po(?:\?.*)?$/;
const MESSAGES = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/**
 * Reduces the catalogs of an app to messages that its modules use: a page with ten of the kit's components does not need the messages of
 * sixty. With `pageWords`, the catalogs contain only the messages used outside of pages, and each page's file contains the other messages
 * that its page uses. Only in builds for the browser; the server keeps all messages.
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

/** Ids of the messages in modules and everything that they import, statically or dynamically, except pages. */
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

/** The `JSON.parse("…")` of a compiled catalog, reduced to messages with these ids. `literal` includes the quotes. */
export function pruned(literal: string, said: ReadonlySet<string>): string {
  const kept = Object.entries(parseLiteral(literal)).filter(([id]) => said.has(id));
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`;
}
