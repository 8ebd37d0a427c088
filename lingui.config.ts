import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** One catalog for each package or app with texts. Russian is the source; Uzbek is written by hand. */
const packageFolders = {
  ui: 'packages/ui',
  forms: 'packages/forms',
  'app-shell': 'packages/app-shell',
  'public-site': 'apps/public-site',
  cabinet: 'apps/cabinet',
};

export default defineConfig({
  sourceLocale: 'ru',
  locales: ['ru', 'uz'],
  format: formatter({ origins: false, printLinguiId: false }),
  catalogs: Object.entries(packageFolders).map(([room, folder]) => ({
    path: `<rootDir>/packages/i18n/catalogs/${room}/{locale}`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.*', '**/*.stories.*', '**/node_modules/**', '**/dist/**'],
  })),
});
