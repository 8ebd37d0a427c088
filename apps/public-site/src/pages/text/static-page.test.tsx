import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { OPERATOR } from '../../testing/operator.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './static-page.data.ts';
import { StaticPage } from './static-page.tsx';

afterEach(cleanup);

const ABOUT = { id: '5', alias: 'about', title: 'О площадке', version: '1.0', published_at: '2026-05-01', url: '/pages/about' };
const OFFER = {
  id: '1',
  alias: 'public-offer',
  title: 'Публичная оферта',
  version: '3.1',
  published_at: '2026-09-01',
  url: '/public-offer',
};
const NEW = { id: '9', alias: 'loyalty', title: 'Бонусы', version: '1.0', published_at: '2026-11-01', url: null };
const whole = (page: object) => ({
  body: { data: { ...page, lead: 'Коротко', sections: [{ anchor: 'a', heading: 'Часть', paragraphs: ['Слова.'] }] } },
});
const answer = ({ pathname }: URL) => {
  if (pathname === '/v2/pages') return { body: { data: [OFFER, ABOUT, NEW] } };
  const page = [OFFER, ABOUT, NEW].find(({ id, alias }) => [id, alias].includes(pathname.replace('/v2/pages/', '')));
  return page && whole(page);
};

test.each([
  ['about', '/ru/pages/about'],
  ['5', '/ru/pages/about'],
  ['loyalty', '/ru/pages/loyalty'],
  ['public-offer', '/ru/public-offer'],
  ['1', '/ru/public-offer'],
])('[S7-10] the text page %s comes from the mobile API and has the canonical path %s', async (id, canonicalPath) => {
  const { calls, head } = await loadPage(load, { params: { id }, respond: answer });
  expect(calls).toEqual([`/v2/pages/${id}`, '/v2/pages']);
  expect(head.canonicalPath).toBe(canonicalPath);
});

test.each(['nope', 'A', '../about', 'x'.repeat(65), ''])('the unknown text page %j is a 404', async (id) => {
  await expect(loadPage(load, { params: { id }, respond: answer })).rejects.toThrow(NotFoundError);
});

test('[S7-10] a text page has version, date, contents and links to other text pages', async () => {
  const { data } = await loadPage(load, { params: { id: 'about' }, respond: answer });
  await renderInSite(<StaticPage data={data} locale="ru" path="/ru/pages/about" query={new URLSearchParams()} today="2026-11-21" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'О площадке' })).toBeVisible();
  expect(screen.getByText(/Редакция 1\.0/).textContent?.replaceAll('\u00a0', ' ')).toBe('Редакция 1.0 от 1 мая 2026');
  expect(screen.getByRole('link', { name: 'Часть' })).toHaveAttribute('href', '#a');
  expect(screen.getByRole('link', { name: 'Публичная оферта' })).toHaveAttribute('href', '/ru/public-offer');
  expect(screen.getByRole('link', { name: 'Бонусы' })).toHaveAttribute('href', '/ru/pages/loyalty');
});

test.each([
  ['public-offer', true],
  ['1', true],
  ['about', false],
])('the page /pages/%s names the operator with number, address and licence: %s', async (id, isNamed) => {
  const { data } = await loadPage(load, { params: { id }, respond: answer });
  await renderInSite(<StaticPage data={data} locale="ru" path={`/ru/pages/${id}`} query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
  const facts = [OPERATOR.name, OPERATOR.stir, OPERATOR.address, OPERATOR.licence];
  expect(facts.map((fact) => screen.queryByText((text) => text.endsWith(`: ${fact}`)) !== null)).toEqual(facts.map(() => isNamed));
});

test('if the list of text pages fails, a text page loads without it and is not cached', async () => {
  const { data, keep } = await loadPage(load, {
    params: { id: 'about' },
    respond: (call) => (call.pathname === '/v2/pages' ? { status: 503, body: {} } : answer(call)),
  });
  expect([data.others, keep]).toEqual([null, false]);
});
