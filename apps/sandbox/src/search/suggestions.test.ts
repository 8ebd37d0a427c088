import { describe, expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

type Entry = {
  kind: string;
  id: string;
  alias: string | null;
  title: string;
  subtitle: string | null;
  price?: number | null;
  from_monthly?: unknown;
};
type Understood = { text: string; reason: string } | null;

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

async function fetchJson<T>(path: string, query: Record<string, string>, locale = 'ru'): Promise<T> {
  const answer = await sandbox.app.inject({
    url: `/installment/v3/${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale, clientmodel: 'web' },
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json();
}
const suggest = (q: string, more: Record<string, string> = {}, locale?: string) =>
  fetchJson<{ data: Entry[]; understood: Understood }>('search/suggest', { q, ...more }, locale);

describe('search suggestions', () => {
  test.each([
    ['х', 'Холодильники'],
    ['тел', 'Телевизоры'],
    ['ntk', 'Телевизоры'],
    ['холадил', 'Холодильники'],
    ['muzl', 'Холодильники'],
    ['orz', 'Orzu Texnika'],
    ['ипак й', 'Ipak Yoʻli'],
    ['холодильник v', 'Холодильник Velta'],
    ['фен для', 'Для волос'],
    ['диваны и', 'Диваны'],
    ['как получить', 'Как получить лимит?'],
  ])('for %s contain %s', async (typed, title) => {
    expect((await suggest(typed)).data.map((entry) => entry.title)).toContain(title);
  });

  test('are at most eight or the requested number, without repeated titles', async () => {
    for (const typed of ['а', 'о', 'с', 'т', 'к', 'm', 's']) {
      const { data } = await suggest(typed);
      expect(data.length, typed).toBeGreaterThan(0);
      expect(data.length, typed).toBeLessThanOrEqual(8);
      expect(new Set(data.map(({ title }) => title)).size, typed).toBe(data.length);
    }
    expect((await suggest('т', { limit: '3' })).data).toHaveLength(3);
  });

  test('list categories and stores before goods, and goods before questions', async () => {
    const order = ['category', 'store', 'product', 'faq'];
    for (const typed of ['тел', 'сам', 'о']) {
      const places = (await suggest(typed)).data.map(({ kind }) => Math.max(1, order.indexOf(kind)));
      expect(places, typed).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});
