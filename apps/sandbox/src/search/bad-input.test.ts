import { describe, expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';

type Body = { readonly data: readonly unknown[]; readonly near?: boolean; readonly meta?: { total: number } };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

async function ask(path: string, query: string): Promise<{ status: number; body: Body }> {
  const answer = await sandbox.app.inject({
    url: `/installment/v3/${path}?${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web' },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe.each(['search', 'search/suggest'])('%s', (path) => {
  test.each([
    ['empty', ''],
    ['spaces', ' \t\n '],
    ['apostrophes', "''`ʼ"],
    ['signs of LIKE', '%_\\'],
    ['control characters', '\u0001\u001b'.repeat(3_000)],
    ['signs that are not letters', '🙂中文…—«»'],
    ['half of a letter', '\ud83d'],
    ['a maze of quotes', `'"\\'';--`],
  ])('nothing to look for (%s) finds nothing, not everything', async (_, text) => {
    const { status, body } = await ask(path, `q=${encodeURIComponent(text.toWellFormed())}`);
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
    ['a letter of many marks', `e${'\u0301'.repeat(5_000)}`],
    ['regular expression', '(.*)+$^[['],
    ['JSON', '{"$ne": null, "n": [1, 2]}'],
  ])('%s is no error', async (_, text) => {
    const { status, body } = await ask(path, `q=${encodeURIComponent(text)}`);
    expect(status).toBe(200);
    expect(Array.isArray(body.data)).toBe(true);
  });

  test('broken percent signs and a missing text are told', async () => {
    expect((await ask(path, 'limit=3')).status).toBe(400);
    expect((await ask(path, 'q=%ff%fe')).status).toBeLessThan(500);
  });
});

test('a page past the last one is empty and knows how many there are', async () => {
  const { status, body } = await ask('search', 'q=диван&page=9999&per_page=60');
  expect(status).toBe(200);
  expect(body.data).toEqual([]);
  expect(body.meta?.total).toBeGreaterThan(0);
});

test('ten thousand letters are no error over a real connection either, where each is six bytes of an address', async () => {
  const origin = await sandbox.listen();
  const answer = await fetch(`${origin}/installment/v3/search?q=${encodeURIComponent('ы'.repeat(10_000))}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web' },
  });
  expect(answer.status).toBe(200);
});
