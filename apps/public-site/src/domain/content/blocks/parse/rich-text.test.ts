import type { RichNode } from '@muddat/ui/rich-text';
import { describe, expect, test } from 'vitest';
import { parseRichText } from './rich-text.ts';

const p = (...nodes: RichNode[]): RichNode => ({ tag: 'p', nodes });
const t = (text: string): RichNode => ({ text });
const words = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => ('text' in node ? node.text : 'nodes' in node ? words(node.nodes) : '')).join('');
const depth = (nodes: readonly RichNode[]): number =>
  nodes.reduce((deepest, node) => Math.max(deepest, 'nodes' in node ? 1 + depth(node.nodes) : 1), 0);
const tagsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => ('tag' in node ? [node.tag, ...('nodes' in node ? tagsOf(node.nodes) : [])] : []));
const hrefsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => ('nodes' in node ? [...('href' in node ? [node.href] : []), ...hrefsOf(node.nodes)] : []));
const MAY_BE = new Set(['p', 'b', 'a', 'table', 'tbody', 'tr', 'td', 'li']);

describe('parseRichText', () => {
  test.each<[string, RichNode[]]>([
    ['', []],
    ['Слова', [t('Слова')]],
    ['<p>Да <strong>нет</strong>.</p>', [p(t('Да '), { tag: 'strong', nodes: [t('нет')] }, t('.'))]],
    ['<p>5 &lt; 6 &amp;&nbsp;&laquo;да&raquo; &#128512; &bogus;</p>', [p(t('5 < 6 &\u00a0«да» 😀 &bogus;'))]],
    ['<p>&lt;script&gt;x()&lt;/script&gt;</p>', [p(t('<script>x()</script>'))]],
    ['<p>один<br>два</p><hr>', [p(t('один'), { tag: 'br' }, t('два')), { tag: 'hr' }]],
    ['<a href="/partners?sort=rating&page=2">Да</a>', [{ tag: 'a', href: '/ru/partners?sort=rating&page=2', nodes: [t('Да')] }]],
    ['<a href="mailto:a@b.uz">Да</a>', [{ tag: 'a', href: 'mailto:a@b.uz', nodes: [t('Да')] }]],
    ['<p>Вот <a href="/nowhere"><em>сюда</em></a></p>', [p(t('Вот '), { tag: 'em', nodes: [t('сюда')] })]],
    ['<ol start="3"><li>Да</li></ol>', [{ tag: 'ol', start: 3, nodes: [{ tag: 'li', nodes: [t('Да')] }] }]],
    ['<ol start="x"><li>Да</li></ol>', [{ tag: 'ol', nodes: [{ tag: 'li', nodes: [t('Да')] }] }]],
    ['<pre>\n\nодин\n  два</pre>', [{ tag: 'pre', nodes: [t('один\n  два')] }]],
  ])('parses %j into %j', (html, nodes) => {
    expect(parseRichText(html, 'ru')).toEqual(nodes);
  });

  test.each([
    ['<th scope="col" colspan="2">', { tag: 'th', scope: 'col', colSpan: 2 }],
    ['<th scope="x" colspan="0" rowspan="-1">', { tag: 'th' }],
    ['<td rowspan="3">', { tag: 'td', rowSpan: 3 }],
    ['<td colspan="100000">', { tag: 'td' }],
  ])('reads the attributes of the table cell %s', (cell, expected) => {
    const row: RichNode = { tag: 'tr', nodes: [expect.objectContaining({ ...expected, nodes: [t('Да')] })] };
    expect(parseRichText(`<table><tbody><tr>${cell}Да</tbody></table>`, 'ru')).toEqual([
      { tag: 'table', nodes: [{ tag: 'tbody', nodes: [row] }] },
    ]);
  });
});

describe('parseRichText nests elements as a browser does', () => {
  test.each([
    ['a table gets its body', '<table> <tr> <td>1</td> </tr> </table>', ['table', 'tbody', 'tr', 'td'], '1'],
    ['text in a table moves before the table', '<table>Да<tr><td>1</td></tr></table>', ['table', 'tbody', 'tr', 'td'], 'Да1'],
    ['a cell outside a table is dropped', '<p>Да</p><tr><td>1</td></tr>', ['p'], 'Да1'],
    ['a list ends its paragraph', '<p>Да<ul><li>1</li></ul></p>', ['p', 'ul', 'li', 'p'], 'Да1'],
    ['a link inside a link follows it instead', '<a href="/partners">один <a href="/faq">два</a></a>', ['a', 'a'], 'один два'],
    ['an element that is not closed ends with its parent', '<p><strong>Да</p><p>нет', ['p', 'strong', 'p'], 'Данет'],
  ])('%s', (_what, html, tags, text) => {
    const nodes = parseRichText(html, 'ru') ?? [];
    expect([tagsOf(nodes), words(nodes)]).toEqual([tags, text]);
  });
});

describe('parseRichText with hostile HTML', () => {
  test.each(['b', 'div', 'blockquote', 'ul><li', 'table><tr><td', 'p><b'])('limits the depth of 10 000 nested <%s>', (open) => {
    const nodes = parseRichText(`${`<${open}>`.repeat(10_000)}слово`, 'ru') ?? [];
    expect(words(nodes)).toBe('слово');
    expect(depth(nodes)).toBeLessThan(60);
  });

  test.each([
    ['words', 'слово '.repeat(33_000)],
    ['angle brackets', '<'.repeat(200_000)],
    ['ampersands', '&'.repeat(200_000)],
  ])('keeps a long text of %s complete', (_what, text) => {
    expect(words(parseRichText(text, 'ru') ?? [])).toBe(text);
  });

  test('returns only known elements and safe addresses for 2 000 mixtures of tags', () => {
    const parts = [
      '<p>',
      '</p>',
      '<b>',
      '<a href="javascript:x()">',
      '<a href="/faq">',
      '</a>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<li>',
      'x',
    ];
    const hostile = [
      '<script>',
      '<svg>',
      '<img src=x onerror=x()>',
      '<math><style>',
      '<template>',
      '<select>',
      '</div>',
      '<title>',
      '<p id="y">',
    ];
    const all = [...parts, ...hostile];
    for (let seed = 1; seed <= 2_000; seed++) {
      const html = Array.from({ length: 16 }, (_, at) => all[(seed * 48_271 * (at + 1) + at * at * seed) % all.length]).join('');
      const nodes = parseRichText(html, 'ru');
      expect(nodes, html).not.toBeNull();
      expect(
        tagsOf(nodes ?? []).filter((tag) => !MAY_BE.has(tag)),
        html,
      ).toEqual([]);
      expect(
        hrefsOf(nodes ?? []).filter((href) => href !== '/ru/faq'),
        html,
      ).toEqual([]);
    }
  });
});
