import type { Plugin } from 'vite';

/** What Lingui's macros leave of a message in the code that says it, and the ids in a compiled catalog: six letters. */
const SAID = /\bid:\s*["'`]([\w+/-]{6})["'`]/g;
const CATALOG = /\.po(?:\?.*)?$/;
const MESSAGES = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/**
 * Leaves in each app's catalogs only what its own modules say: the kit's catalog speaks for all of its components, and a page that
 * shows ten of them need not carry the words of sixty. In builds for the browser; the server keeps all.
 */
export function pruneCatalogs(): Plugin {
  return {
    name: 'muddat:prune-catalogs',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    renderChunk(code, chunk) {
      if (!chunk.moduleIds.some((id) => CATALOG.test(id))) return null;
      const said = new Set<string>();
      for (const id of this.getModuleIds()) {
        if (CATALOG.test(id)) continue;
        for (const [, message = ''] of (this.getModuleInfo(id)?.code ?? '').matchAll(SAID)) said.add(message);
      }
      return { code: code.replace(new RegExp(MESSAGES, 'g'), (_found, literal: string) => pruned(literal, said)), map: null };
    },
  };
}

/** `JSON.parse("…")` of a compiled catalog with only the messages of these ids. `literal` is its text, quotes included. */
export function pruned(literal: string, said: ReadonlySet<string>): string {
  const messages: unknown = JSON.parse(String(JSON.parse(literal.replace(/\\x([\da-f]{2})/gi, '\\u00$1').replaceAll("\\'", "'"))));
  if (typeof messages !== 'object' || messages === null) return `JSON.parse(${literal})`;
  return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([id]) => said.has(id)))))})`;
}
