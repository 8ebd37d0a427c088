import { messages as shell } from '@muddat/i18n/catalogs/app-shell/ru.po';
import { messages as cabinet } from '@muddat/i18n/catalogs/cabinet/ru.po';
import { messages as forms } from '@muddat/i18n/catalogs/forms/ru.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/ru.po';

export const catalogs = [cabinet, shell, forms, kit];
