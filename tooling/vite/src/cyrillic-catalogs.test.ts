import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileCyrillicCatalog } from './cyrillic-catalogs.ts';

const CATALOGS = fileURLToPath(new URL('../../../packages/i18n/catalogs', import.meta.url));
const entry = (russian: string, uzbek: string) => `msgid "${russian}"\nmsgstr "${uzbek}"\n`;
/** Messages of the compiled module, without their ids. */
async function said(module: string): Promise<unknown[]> {
  const { messages }: { messages: object } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return Object.values(messages);
}

/** Readable text of a compiled message: its strings and those of its branches, without the names of arguments. */
function texts(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((part: unknown) => {
    if (typeof part === 'string') return [part];
    const branches: unknown = Array.isArray(part) ? part[2] : undefined;
    return typeof branches === 'object' && branches !== null ? Object.values(branches).flatMap(texts) : [];
  });
}

test.each([
  ['a plain message', 'Оплатить {sum}', '{sum} toʻlash', [[['sum'], ' тўлаш']]],
  [
    'the branches of a plural',
    '{n, plural, other {# сумов}}',
    '{n, plural, other {# soʻm}}',
    [[['n', 'plural', { other: ['#', ' сўм'] }]]],
  ],
  ['a tag', '<0>Оферта</0>', '<0>Oferta</0>', [['<0>Оферта</0>']]],
  ['an abbreviation', 'Код из СМС', 'SMS-kod', [['SMS-код']]],
  ["the product's name", '© Muddat', '© Muddat', [['© Muddat']]],
  ['a word spelled like the product', 'Срок', 'Muddat', [['Муддат']]],
  ['a message that is not translated yet', 'Срок', '', [['Срок']]],
  ['a Latin name with an ending', 'Передан в DPD', 'DPDga topshirildi', [['DPDга топширилди']]],
])('compileCyrillicCatalog compiles %s to $3', async (_name, russian, uzbek, compiled) => {
  expect(await said(await compileCyrillicCatalog(entry(russian, uzbek), 'uz.po'))).toEqual(compiled);
});

const rooms = readdirSync(CATALOGS);
test('there are more than three catalogs', () => {
  expect(rooms.length).toBeGreaterThan(3);
});

const LATIN = /[A-Za-z\u02BB\u02BC]{2,}/g;
/** Names that are in Latin letters in every text, whatever the Russian message has. */
const ALWAYS = ['SMS', 'Uzcard', 'Humo', 'Payme', 'Click'];

test.each(rooms)('the catalog of %s is in Cyrillic, except for names that Russian has in Latin letters too', async (room) => {
  const file = join(CATALOGS, room, 'uz.po');
  const po = readFileSync(file, 'utf8');
  const names = new Set([
    ...ALWAYS,
    ...[...po.matchAll(/^msgid ((?:".*"\n?)+)/gm)].flatMap(([, russian = '']) => russian.match(LATIN) ?? []),
  ]);
  const all = (await said(await compileCyrillicCatalog(po, file))).flatMap(texts);
  expect(all.length).toBeGreaterThan(4);
  expect(all.filter((text) => (text.replace(/<[^>]*>/g, '').match(LATIN) ?? []).some((word) => !names.has(word)))).toEqual([]);
});
