import { messages as shell } from '@muddat/i18n/catalogs/app-shell/uz-Cyrl.po';
import { messages as site } from '@muddat/i18n/catalogs/public-site/uz-Cyrl.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/uz-Cyrl.po';

export const catalogs = [site, shell, kit];

export { toUzbekCyrillic as readable } from '@muddat/i18n';
