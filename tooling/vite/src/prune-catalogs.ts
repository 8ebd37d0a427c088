import type { Plugin, Rolldown } from 'vite';
import { parseMessagesLiteral } from './compile-catalog.ts';
import { PAGE_MESSAGES_FILE_PATTERN } from './page-messages-file.ts';

/** Matches message ids of six letters in code that Lingui's macros transformed. */
const MESSAGE_ID = /\bid:\s*["'`]([\w+/-]{6})["'`]/g;
const CATALOG = /\.po(?:\?.*)?$/;
const MESSAGES = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/**
 * Reduces the catalogs of an app to messages that its modules use: a page with ten of the kit's components does not need the messages of
 * sixty. With `pageMessages`, the catalogs contain only the messages used outside of pages, and each page's file contains the other
 * messages that its page uses. Only in builds for the browser; the server keeps all messages.
 */
export function pruneCatalogs(views?: RegExp): Plugin {
  return {
    name: 'muddat:prune-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk) {
      const page = chunk.moduleIds.flatMap((id) => PAGE_MESSAGES_FILE_PATTERN.exec(id)?.[1] ?? [])[0];
      if (page === undefined && !chunk.moduleIds.some((id) => CATALOG.test(id))) return null;
      const everywhere = findUsedMessageIds(this, [...this.getModuleIds()].filter(isEntry(this)), views);
      const own = page === undefined ? everywhere : findUsedMessageIds(this, [`${page}.tsx`], views);
      const said = page === undefined ? own : new Set([...own].filter((id) => !everywhere.has(id)));
      return { code: code.replace(new RegExp(MESSAGES, 'g'), (_found, literal: string) => pruneMessagesLiteral(literal, said)), map: null };
    },
  };
}

const isEntry = (context: Rolldown.PluginContext) => (id: string) => context.getModuleInfo(id)?.isEntry === true;

/** Ids of the messages in modules and everything that they import, statically or dynamically, except pages. */
function findUsedMessageIds(context: Rolldown.PluginContext, start: readonly string[], views: RegExp | undefined): ReadonlySet<string> {
  const said = new Set<string>();
  const seen = new Set(start);
  for (const id of seen) {
    const module = context.getModuleInfo(id);
    if (module === null || CATALOG.test(id) || PAGE_MESSAGES_FILE_PATTERN.test(id)) continue;
    for (const [, message = ''] of (module.code ?? '').matchAll(MESSAGE_ID)) said.add(message);
    for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) if (!views?.test(next)) seen.add(next);
  }
  return said;
}

/** The `JSON.parse("…")` of a compiled catalog, reduced to messages with these ids. `literal` includes the quotes. */
export function pruneMessagesLiteral(literal: string, said: ReadonlySet<string>): string {
  const kept = Object.entries(parseMessagesLiteral(literal)).filter(([id]) => said.has(id));
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`;
}
