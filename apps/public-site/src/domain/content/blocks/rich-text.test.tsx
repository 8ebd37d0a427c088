import '@muddat/ui/theme';
import { RichText } from '@muddat/ui/rich-text';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import { Blocks } from './blocks.tsx';
import { parseBlocks } from './parse/parse-blocks.ts';
import { parseRichText } from './parse/rich-text.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LINKS =
  '<p><a href="/partners?sort=rating#top">свои</a> <a href="/test">страница</a> <a href="https://gov.uz">чужие</a> <a href="tel:+998712000000">позвонить</a> <a href="/nowhere">никуда</a></p>';

async function show(html: string, search = '') {
  const raw = [
    { id: 'rules', type: 'rich-text', html },
    {
      id: 'side',
      type: 'columns',
      title: null,
      columns: [{ blocks: [{ id: 'in-column', type: 'rich-text', html: '<h3>В колонке</h3>' }] }],
    },
  ];
  const { blocks } = parseBlocks(raw, 'ru', 0);
  const shown = await renderInSite(<Blocks blocks={blocks} locale="ru" today="2026-11-21" />, 'ru', search);
  await screen.findByRole('heading', { name: 'В колонке' });
  return shown;
}

test('links of a rich text carry UTM parameters within the site, not to other sites', async () => {
  await show(LINKS, '?utm_source=tg&utm_campaign=spring');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
  expect(links).toEqual([
    ['свои', '/ru/partners?sort=rating&utm_source=tg&utm_campaign=spring#top', null],
    ['страница', '/ru/test?utm_source=tg&utm_campaign=spring', null],
    ['чужие', 'https://gov.uz', 'noopener noreferrer'],
    ['позвонить', 'tel:+998712000000', null],
  ]);
  expect(screen.getByText(/никуда/)).toBeVisible();
});

test('the router handles a link of a rich text to a page of this site, without a new document', async () => {
  await show('<p><a href="/">домой</a></p>');
  const prevented = vi.fn();
  window.addEventListener('click', (event) => prevented(event.defaultPrevented), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'домой' }));
  expect(prevented).toHaveBeenCalledExactlyOnceWith(true);
});

const MESSY = [
  '<h2>Правила</h2><p>Слова <strong>важные</strong><br>и ещё &lt;b&gt; &amp; &nbsp;</p><pre>\n\n  код\n</pre><blockquote>Да</blockquote>',
  '<table><caption>Платёж</caption> <tr> <th scope="col" colspan="2">Цена</th> </tr>\n<tr><td>1<td>2</table>',
  '<table>вне<tr>ещё<td>1</table><p>Да<ul>\n<li>один<li>два<ol start="4"><li>три</ul>',
  '<p>Да<table><tr><td>1</td></tr></table></p><tr><td>2</td></tr></p>',
  '<a href="/faq">один <a href="/partners">два</a></a><b><p>три</b> четыре</p>&#13;\r\nконец',
];
test.each(MESSY)('React hydrates the server HTML of %j without errors or changes', async (html) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = <RichText nodes={parseRichText(html, 'ru') ?? []} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const [drawn, elements] = [place.innerHTML, [...place.querySelectorAll('*')]];
  const recovered = vi.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(place.innerHTML).toBe(drawn);
  expect([...place.querySelectorAll('*')]).toEqual(elements);
  await act(async () => root.unmount());
  place.remove();
});

test('an element that rich text does not allow renders only its text', async () => {
  const nodes = JSON.parse('[{"tag":"script","nodes":[{"text":"слова"}],"dangerouslySetInnerHTML":{"__html":"x"}}]');
  await renderInSite(<RichText nodes={nodes} />);
  expect(await screen.findByText('слова')).toBeVisible();
  expect(document.querySelector('#root script, main script, div > script')).toBeNull();
});
