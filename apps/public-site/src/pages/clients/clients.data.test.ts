import { expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './clients.data.ts';

const client = { id: '1', name: 'Navroʻz Qurilish', industry: 'Строительство', employees: 240, logo: '/logo.svg' };
const clients = (answer: { status?: number; body: unknown }) =>
  loadPage(load, { respond: ({ pathname }) => (pathname === '/v2/page/our-clients' ? answer : undefined) });

test('[S7-12] clients come from the mobile API with industry and number of employees', async () => {
  const { data, keep } = await clients({ body: { data: [client, { ...client, id: '2', logo: 'http://evil.example/x.svg' }] } });
  expect(data.clients).toEqual([
    { id: '1', name: 'Navroʻz Qurilish', label: 'Строительство', employees: 240, logo: '/logo.svg' },
    { id: '2', name: 'Navroʻz Qurilish', label: 'Строительство', employees: 240, logo: null },
  ]);
  expect(keep).toBeUndefined();
});

test.each([
  ['fails', unavailableResponse],
  ['responds with another shape', { body: { data: [{ name: 1 }] } }],
])('if the mobile API %s, the clients page has no clients and is not cached', async (_name, answer) => {
  const { data, keep } = await clients(answer);
  expect([data.clients, keep]).toEqual([null, false]);
});
