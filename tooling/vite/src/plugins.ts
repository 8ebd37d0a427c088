import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { cyrillicCatalogs } from './cyrillic-catalogs.ts';
import { lightIcons } from './light-icons.ts';
import { type PageWordsOptions, pageWords } from './page-words.ts';
import { pruneCatalogs } from './prune-catalogs.ts';

/** Rooms import each other's TypeScript sources, so that nothing has to be built first. */
export const SOURCE_CONDITIONS = ['@muddat/source', 'module', 'browser', 'development|production'];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(root, 'packages');
const PAGES = { catalogs: join(packages, 'i18n', 'catalogs'), runtime: join(packages, 'app-shell', 'src', 'language', 'page-words.ts') };
const CREATE_ICON = join(packages, 'ui', 'src', 'icons', 'create-icon.ts');

export interface KitOptions {
  /** Of an app whose pages have words of their own. */
  pages?: Omit<PageWordsOptions, 'catalogs' | 'runtime'>;
}

/** What tests in Node need of `kitPlugins`, since much code imports messages or the kit's components beside what is tested. */
export function nodeTestPlugins(): PluginOption[] {
  // Only names are needed: `transform` makes no style sheets, which take seconds.
  return [messagePlugins(), vanillaExtractPlugin({ unstable_mode: 'transform' })];
}

/** Lingui's macros and catalogs. */
function messagePlugins(): PluginOption[] {
  return [
    lingui({ cwd: root }),
    cyrillicCatalogs(),
    // The preset names the macro plug-in by its package, and Babel looks for it from here: this room is the one that has it.
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset(undefined, { cwd: root })] }),
  ];
}

/**
 * What every Vite build that renders the kit needs, in the one order that works:
 * (router first, see the apps) react, Lingui, Babel for the Lingui macros, vanilla-extract.
 */
export function kitPlugins({ pages }: KitOptions = {}): PluginOption[] {
  return [
    pages && pageWords({ ...pages, ...PAGES }),
    react(),
    messagePlugins(),
    pruneCatalogs(pages?.views),
    vanillaExtractPlugin(),
    lightIcons(CREATE_ICON),
    // react-aria carries its own strings in 34 languages; the kit speaks two and sets its own labels.
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
  ];
}
