import { messages as shell } from '@muddat/i18n/catalogs/app-shell/uz.po';
import { messages as forms } from '@muddat/i18n/catalogs/forms/uz.po';
import { messages as site } from '@muddat/i18n/catalogs/public-site/uz.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/uz.po';

export const catalogs = [site, shell, kit, forms];
