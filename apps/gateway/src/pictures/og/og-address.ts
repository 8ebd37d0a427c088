import type { Locale } from '@muddat/i18n';
import { OG_KINDS, type OgKind } from './load-model.ts';

export type OgAddress = { locale: Locale; kind: OgKind; id: string };

const ADDRESS = /^\/og\/(ru|uz)\/([a-z]{4,8})\/([A-Za-z0-9][\w.-]{0,79})\.png$/;
const LOCALES: Readonly<Record<string, Locale>> = { ru: 'ru', uz: 'uz' };

/** The item whose picture an address names, as in `/og/ru/product/1001.png`; null for any other address. */
export function parseOgAddress(pathname: string): OgAddress | null {
  const [, prefix = '', name, id = ''] = ADDRESS.exec(pathname) ?? [];
  const locale = LOCALES[prefix];
  const kind = OG_KINDS.find((known) => known === name);
  return locale === undefined || kind === undefined ? null : { locale, kind, id };
}
