import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface StyleSheetsOptions {
  /** The folder of the sources, with a slash at its end. */
  sources: string;
  /** The module of each subpath, by subpath: `button` leads to `…/src/button/button.tsx`. */
  modules: Readonly<Record<string, string>>;
  /** The subpath of the theme. */
  theme: string;
  /** The first line of each sheet. */
  layerOrder: string;
  /** The sheet that Vite writes, which these replace. */
  replaced: string;
}

/** vanilla-extract compiles `button.css.ts` to a module of this name, with the rules. */
const COMPILED_STYLES = /\.vanilla\.css$/;

/** vanilla-extract names each layer before its rules. The first line of a sheet has named all of them. */
const LAYER_STATEMENT = /^@layer [a-z]+;\n/gm;

/** Vite would put the smallest font into the style sheet as a `data:` URL, which a strict content security policy refuses. Other bundlers ignore this. */
const FONT_URL = /\.woff2(?=")/g;
const NOT_INLINE = '$&?no-inline';

/** What the rest of this file asks about a module. */
type ReadModule = (id: string) => { imports: readonly string[]; importers: readonly string[] };

/**
 * Writes `fonts.css`, `theme.css`, one style sheet for each subpath, and `style.css` with all of them. The modules import no styles themselves,
 * because Node would refuse such a module in tests and on servers.
 *
 * The sheet of a subpath has the rules of its own modules and of the components inside them. Rules whose classes a component of another folder
 * puts on its own elements, and may override, are part of the theme: so they come first and once, in whatever order an application imports the
 * sheets.
 */
export function styleSheets({ sources, modules, theme, layerOrder, replaced }: StyleSheetsOptions): Plugin {
  const rules = new Map<string, string>();
  return {
    name: 'muddat:style-sheets',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('.css')) rules.set(id, code.replaceAll(LAYER_STATEMENT, '').trim());
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const read: ReadModule = (id) => {
          const info = this.getModuleInfo(id);
          return { imports: [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])], importers: info?.importers ?? [] };
        };
        const stylesOf = (subpath: string) => listModules(modules[subpath] ?? '', read).filter((id) => rules.has(id));
        const themeStyles = stylesOf(theme);
        const all = new Set([...themeStyles, ...Object.keys(modules).flatMap(stylesOf)]);
        const first = new Set([...themeStyles, ...[...all].filter((id) => isShared(id, sources, read))]);
        const fonts = themeStyles.filter((id) => rules.get(id)?.includes('@font-face'));
        const write = (name: string, ids: Iterable<string>) => {
          const source = [layerOrder, ...[...ids].map((id) => rules.get(id))].join('\n').replaceAll(FONT_URL, NOT_INLINE);
          this.emitFile({ type: 'asset', fileName: `${name}.css`, source: `${source}\n` });
        };
        delete bundle[replaced];
        write('style', new Set([...first, ...all]));
        write('fonts', fonts);
        for (const subpath of Object.keys(modules)) {
          const ids = subpath === theme ? [...first].filter((id) => !fonts.includes(id)) : stylesOf(subpath).filter((id) => !first.has(id));
          write(subpath, ids);
        }
      },
    },
  };
}

/** A module and all that it imports, dependencies first. */
function listModules(entry: string, read: ReadModule): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    read(id).imports.forEach(visit);
    found.add(id);
  };
  visit(entry);
  return [...found];
}

/** Whether a component of another folder puts the classes of a style sheet on its own elements. */
function isShared(id: string, sources: string, read: ReadModule): boolean {
  const folderOf = (file: string) => relative(sources, file).split('/').slice(0, -1).join('/');
  const users = read(id.replace(COMPILED_STYLES, '')).importers;
  return users.some((user) => !user.endsWith('.css.ts') && folderOf(user) !== folderOf(id));
}
