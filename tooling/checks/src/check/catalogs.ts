import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { ROOT } from '../root.ts';
import { findCatalogErrors, type SourceMessage } from './catalog-errors.ts';
import { parsePo } from './po.ts';

const LOCALES = ['ru', 'uz'] as const;
type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

/**
 * Checks that the catalogs match the sources in both languages, that each message has a comment for translators, and that its text uses
 * one alphabet.
 */
export async function checkCatalogs(): Promise<string | undefined> {
  const config = getConfig({ cwd: ROOT });
  const faults: string[] = [];
  for (const catalog of await getCatalogs(config)) {
    const wanted = await messagesOf(catalog);
    for (const locale of LOCALES) {
      const file = `${catalog.path.replace('{locale}', locale)}.po`;
      const name = relative(ROOT, file).replaceAll(sep, '/');
      const there = existsSync(file) ? parsePo(readFileSync(file, 'utf8')) : [];
      faults.push(...findCatalogErrors(locale, name, wanted, there));
    }
  }
  return faults.length > 0 ? [...new Set(faults)].join('\n') : undefined;
}

async function messagesOf(catalog: Catalog): Promise<SourceMessage[]> {
  const found = await catalog.collect();
  if (!found) throw new Error(`the messages of ${catalog.include.join(', ')} cannot be read; the reason stands above`);
  return Object.entries(found).map(([id, { message, comments, origin }]) => ({
    id,
    text: message ?? id,
    comment: (comments ?? []).join(' ').trim(),
    files: (origin ?? []).map(([file, line]) => (line === undefined ? file : `${file}:${line}`)),
  }));
}
