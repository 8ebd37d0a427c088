import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { cyrillicCatalogs } from './cyrillic-catalogs.ts';
import { type PageMessagesOptions, pageMessages } from './page-messages.ts';
import { pruneCatalogs } from './prune-catalogs.ts';
import { shortClassNames } from './short-class-names.ts';
import { shrinkIcons } from './shrink-icons.ts';

/** Packages import each other's TypeScript sources, so that nothing has to be built first. */
export const SOURCE_RESOLVE_CONDITIONS = ['@muddat/source', 'module', 'browser', 'development|production'];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const packages = join(root, 'packages');
const PAGES = { catalogs: join(packages, 'i18n', 'catalogs'), runtime: join(packages, 'app-shell', 'src', 'language', 'page-messages.ts') };
const CREATE_ICON = join(packages, 'ui', 'src', 'icons', 'create-icon.ts');

export interface KitPluginOptions {
  /** For an app whose pages have message files of their own. */
  pages?: Omit<PageMessagesOptions, 'catalogs' | 'runtime'>;
  /** The folder of an app. The styles of its build get short class names. */
  app?: string;
}

/** The plugins of `kitPlugins` that tests in Node need: much tested code imports messages or components of the kit. */
export function nodeTestPlugins(): PluginOption[] {
  // Tests need only class names: `transform` skips the style sheets, which take seconds.
  return [messagePlugins(), vanillaExtractPlugin({ unstable_mode: 'transform' })];
}

/** Plugins for Lingui's macros and catalogs. */
function messagePlugins(): PluginOption[] {
  return [
    lingui({ cwd: root }),
    cyrillicCatalogs(),
    // The preset refers to the macro plugin by package name, which Babel resolves from `cwd`. Only this package depends on it.
    babel({ cwd: import.meta.dirname, presets: [linguiTransformerBabelPreset(undefined, { cwd: root })] }),
  ];
}

/**
 * Plugins that every Vite build with the kit needs, in the only order that works:
 * (router first, see the apps) react, Lingui, Babel for the Lingui macros, vanilla-extract.
 */
export function kitPlugins({ pages, app }: KitPluginOptions = {}): PluginOption[] {
  return [
    pages && pageMessages({ ...pages, ...PAGES }),
    react(),
    messagePlugins(),
    pruneCatalogs(pages?.views),
    // In development the names of vanilla-extract say where a style is written.
    vanillaExtractPlugin(app !== undefined && process.env['NODE_ENV'] === 'production' ? { identifiers: shortClassNames(root, app) } : {}),
    shrinkIcons(CREATE_ICON),
    // react-aria contains strings in 34 languages. The build keeps only the Russian ones, because the kit sets its own texts.
    { ...optimizeLocales.vite({ locales: ['ru-RU'] }), enforce: 'pre' },
  ];
}
