import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { filesOf } from './files.ts';
import { type PoEntry, parsePo } from './po.ts';
import { runTool } from './run-tool.ts';

const SOURCE = 'ru';

/**
 * The catalogs hold just what the sources say, in both languages, with a comment for translators, each in one alphabet.
 * The extraction is made in place and taken back, since the tool can only write where the catalogs are.
 */
export async function checkCatalogs(): Promise<string | undefined> {
  const before = read();
  const failed = await runTool('lingui', ['extract', '--clean']);
  const after = read();
  for (const [file, text] of before) writeFileSync(join(ROOT, file), text);
  if (failed !== undefined) return failed;
  const faults = [...after].flatMap(([file, text]) => {
    const there = new Set(parsePo(before.get(file) ?? '').map(({ id }) => id));
    const wanted = parsePo(text);
    const unused = [...there].filter((id) => !wanted.some((entry) => entry.id === id));
    return [
      ...wanted.filter(({ id }) => !there.has(id)).map((entry) => `not in the catalog, run \`pnpm messages\`: ${entry.source}`),
      ...unused.map((id) => `no longer used, run \`pnpm messages\`: ${id}`),
      ...parsePo(before.get(file) ?? '').flatMap((entry) => faultsOfEntry(file.endsWith(`${SOURCE}.po`) ? SOURCE : 'uz', entry)),
    ].map((fault) => `${file}: ${fault}`);
  });
  return faults.length > 0 ? faults.join('\n') : undefined;
}

const read = () => new Map(filesOf('packages/i18n/catalogs/*.po').map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

/** What is wrong with one message in one language. */
export function faultsOfEntry(locale: 'ru' | 'uz', entry: PoEntry): string[] {
  const text = withoutSyntax(entry.text || (locale === SOURCE ? entry.source : ''));
  const faults: string[] = [];
  if (!entry.comment) faults.push(`no comment for translators: ${entry.source}`);
  if (locale === 'uz' && !entry.text) faults.push(`not translated: ${entry.source}`);
  for (const word of text.match(/[\p{L}\p{M}'’‘`ʻʼ]+/gu) ?? []) {
    if (/\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word)) faults.push(`two alphabets in one word: ${word}`);
    else if (locale === 'uz' && /\p{Script=Cyrillic}/u.test(word)) faults.push(`Cyrillic in Latin Uzbek: ${word}`);
    if (locale === 'uz' && /\p{Script=Latin}['’‘`]\p{Script=Latin}?/u.test(word))
      faults.push(`oʻ and gʻ take U+02BB, the tutuq takes U+02BC: ${word}`);
    if (locale === 'uz' && /[oOgG]ʼ/u.test(word)) faults.push(`oʻ and gʻ take U+02BB: ${word}`);
  }
  return faults;
}

/** A message without its placeholders, tags and plural keywords. */
function withoutSyntax(text: string): string {
  return text
    .replace(/<\/?\d+\/?>/g, ' ')
    .replace(/\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/g, ' ')
    .replace(/(=\d+|zero|one|two|few|many|other|offset:\d+)\s*\{/g, ' ')
    .replace(/\{\s*\w+\s*\}/g, ' ');
}
