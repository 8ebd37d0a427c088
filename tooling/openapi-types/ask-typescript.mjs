import ts from 'typescript';

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  customConditions: ['@muddat/source'],
  types: [],
};

/**
 * Asks the language service of TypeScript, which editors use too, about a text as if it stood in `file`.
 * `others` are further files that exist only here, by their paths.
 * - `errors(text)`: the messages of what does not compile.
 * - `instantiations(text)`: how many types the compiler had to make to check it, which is what its time depends on.
 * - `hover(text, word)`: what an editor shows over the last place of `word`: its type, its documentation and its tags, as text.
 */
export function askTypescript(file, { options = {}, others = {} } = {}) {
  const beside = new Map(Object.entries(others));
  let text = '';
  let version = 0;
  const isAsked = (name) => name === file;
  const host = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...OPTIONS, ...options }),
    getScriptFileNames: () => [file],
    getScriptVersion: (name) => (isAsked(name) ? String(version) : '0'),
    getScriptSnapshot: (name) => {
      const content = isAsked(name) ? text : (beside.get(name) ?? ts.sys.readFile(name));
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    fileExists: (name) => isAsked(name) || beside.has(name) || ts.sys.fileExists(name),
    readFile: (name) => (isAsked(name) ? text : (beside.get(name) ?? ts.sys.readFile(name))),
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
  };
  const service = ts.createLanguageService(host);
  const put = (next) => {
    text = next;
    version += 1;
  };
  return {
    errors(next) {
      put(next);
      const found = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
      return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
    instantiations(next) {
      put(next);
      service.getSemanticDiagnostics(file);
      return service.getProgram().getInstantiationCount();
    },
    hover(next, word) {
      put(next);
      const info = service.getQuickInfoAtPosition(file, next.lastIndexOf(word));
      if (info === undefined) return '';
      const tags = (info.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
      return [ts.displayPartsToString(info.displayParts), ts.displayPartsToString(info.documentation), ...tags].join('\n').trim();
    },
  };
}
