import { expect, test } from 'vitest';
import { compileCyrillicCatalog } from './cyrillic-catalogs.ts';
import { pruneMessagesLiteral } from './prune-catalogs.ts';

const literalOf = (module: string) => /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1] ?? '';
const read = (code: string): unknown => JSON.parse(JSON.parse(/^JSON\.parse\((.*)\)$/s.exec(code)?.[1] ?? '""'));

test('pruneMessagesLiteral keeps only the used messages of a catalog, unchanged', async () => {
  const po =
    'msgid "До {sum}"\nmsgstr "{sum}\u00a0soʻmgacha"\n\nmsgid "Он сказал «да»"\nmsgstr "U \\"ha\\" dedi"\n\nmsgid "Лишнее"\nmsgstr "Ortiqcha"\n';
  const module = await compileCyrillicCatalog(po, 'uz.po');
  const { messages }: { messages: object } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  const all = Object.entries(messages);
  expect(all).toHaveLength(3);
  const kept = all.filter(([, text]) => !JSON.stringify(text).includes('Ортиқча'));
  expect(read(pruneMessagesLiteral(literalOf(module), new Set([...kept.map(([id]) => id), 'others'])))).toEqual(Object.fromEntries(kept));
  expect(kept.map(([, text]) => text)).toEqual([[['sum'], '\u00a0сўмгача'], ['У "ҳа" деди']]);
});
