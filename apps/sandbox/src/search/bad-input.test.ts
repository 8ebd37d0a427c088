import { describe, expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

type Body = { readonly data: readonly unknown[]; readonly near?: boolean; readonly meta?: { total: number } };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

async function fetchSearch(path: string, query: string): Promise<{ status: number; body: Body }> {
  const answer = await sandbox.app.inject({
    url: `/installment/v3/${path}?${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web' },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe.each(['search', 'search/suggest'])('GET /v3/%s', (path) => {
  test.each([
    ['empty', ''],
    ['spaces', ' \t\n '],
    ['apostrophes', "''`ʼ"],
    ['wildcards of LIKE', '%_\\'],
    ['control characters', '\u0001\u001b'.repeat(3_000)],
    ['emoji, Chinese and punctuation', '🙂中文…—«»'],
    ['a lone surrogate', '\ud83d'],
    ['mixed quotes', `'"\\'';--`],
  ])('a query without searchable characters (%s) finds nothing', async (_, text) => {
    const { status, body } = await fetchSearch(path, `q=${encodeURIComponent(text.toWellFormed())}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([]);
  });

  test.each([
    ['10 000 letters', 'ы'.repeat(10_000)],
    ['10 000 words', 'диван '.repeat(1_700)],
    ['a hundred different words', Array.from({ length: 100 }, (_, n) => `слово${String.fromCharCode(1072 + (n % 30))}${n}`).join(' ')],
    ['a script', '<script>alert(1)</script>'],
    ['SQL', "диван'); DROP TABLE search_entries; --"],
    ['a tsquery', '!диван & (холодильник | ковёр):*A <-> !!'],
    ['a word that NFKC makes longer', 'ﷺ'.repeat(200)],
    ['a letter with 5 000 marks', `e${'\u0301'.repeat(5_000)}`],
    ['a regular expression', '(.*)+$^[['],
    ['JSON', '{"$ne": null, "n": [1, 2]}'],
  ])('a query of %s gets 200', async (_, text) => {
    const { status, body } = await fetchSearch(path, `q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect(Array.isArray(body.data)).toBe(true);
  });

  test('a missing parameter `q` gets 400, and broken percent-encoding gets no 5xx', async () => {
    expect((await fetchSearch(path, 'limit=3')).status).toBe(400);
    expect((await fetchSearch(path, 'q=%ff%fe')).status).toBeLessThan(500);
  });
});

test('a page of search results past the last one is empty and has the total', async () => {
  const { status, body } = await fetchSearch('search', 'q=диван&page=9999&per_page=60');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
  expect(body.meta?.total).toBeGreaterThan(0);
});

test('GET /v3/search of 10 000 percent-encoded Cyrillic letters gets 200 over a real connection', async () => {
  const origin = await sandbox.listen();
  const answer = await fetch(`${origin}/installment/v3/search?q=${encodeURIComponent('ы'.repeat(10_000))}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web' },
  });
  expect(answer.status).toBe(200);
});
