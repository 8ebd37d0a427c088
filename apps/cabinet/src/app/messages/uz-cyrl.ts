import { toUzbekCyrillic } from '@muddat/i18n';
import { messages as shell } from '@muddat/i18n/catalogs/app-shell/uz-Cyrl.po';
import { messages as cabinet } from '@muddat/i18n/catalogs/cabinet/uz-Cyrl.po';
import { messages as forms } from '@muddat/i18n/catalogs/forms/uz-Cyrl.po';
import { messages as kit } from '@muddat/i18n/catalogs/ui/uz-Cyrl.po';

export const catalogs = [cabinet, shell, forms, kit];

export const transliterate = (text: string, names?: readonly string[]): string => toUzbekCyrillic(text, undefined, names);
