import { NO_BREAK_SPACE } from '@muddat/i18n';

/** A text in both languages. Uzbek is written in Latin letters. */
export type BilingualText = { readonly ru: string; readonly uz: string };

/** A dash never begins a line. */
const withBoundDashes = (text: string): string => text.replaceAll(' — ', `${NO_BREAK_SPACE}— `);

export const ruUz = (ru: string, uz: string): BilingualText => ({ ru: withBoundDashes(ru), uz: withBoundDashes(uz) });
