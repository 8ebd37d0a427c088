import { expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { broken } from '../../testing/store-answers.ts';
import { load } from './clients.data.ts';

const client = { id: '1', name: 'Navroʻz Qurilish', industry: 'Строительство', employees: 240, logo: '/logo.svg' };
const clients = (answer: { status?: number; body: unknown }) =>
  loadPage(load, { answer: ({ pathname }) => (pathname === '/v2/page/our-clients' ? answer : undefined) });

test('[S7-12] clients are the mobile API’s, with what they do and how many people work there', async () => {
  const { data, keep } = await clients({ body: { data: [client, { ...client, id: '2', logo: 'http://evil.example/x.svg' }] } });
  expect(data.clients).toEqual([
    { id: '1', name: 'Navroʻz Qurilish', note: 'Строительство', employees: 240, logo: '/logo.svg' },
    { id: '2', name: 'Navroʻz Qurilish', note: 'Строительство', employees: 240, logo: null },
  ]);
  expect(keep).toBeUndefined();
});

test.each([
  ['fails', broken],
  ['answers with another shape', { body: { data: [{ name: 1 }] } }],
])('a backend that %s leaves the page standing, and it is not kept', async (_name, answer) => {
  const { data, keep } = await clients(answer);
  expect([data.clients, keep]).toEqual([null, false]);
});
