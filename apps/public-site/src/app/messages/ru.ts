import { messages as shell } from '@muddat/i18n/catalogs/app-shell/ru.po';
import { messages as forms } from '@muddat/i18n/catalogs/forms/ru.po';
import { messages as site } from '@muddat/i18n/catalogs/public-site/ru.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/ru.po';

export const catalogs = [site, shell, kit, forms];
