import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSandbox } from '../testing/open-sandbox.ts';
import { type ExpectedResult, parseQueryTable } from './query-table.ts';

const QUERIES = parseQueryTable(readFileSync(new URL('./query-table.txt', import.meta.url), 'utf8'));

const RIGHT_MIN = 95;
const SHOWN_FIRST = 3;

type Entry = { readonly kind: string; readonly alias: string | null; readonly title: string };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();

async function fetchFirstHits(query: string): Promise<readonly Entry[]> {
  const answer = await sandbox.app.inject({
    url: `/installment/v3/search?per_page=${SHOWN_FIRST}&q=${encodeURIComponent(query)}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', clientmodel: 'web' },
  });
  expect(answer.statusCode, query).toBe(200);
  const { data }: { data: Entry[] } = answer.json();
  return data;
}

/**
 * Whether an entry is the expected one. A product's title only has to begin with the expected name, in which `*` stands for any text.
 */
function isRight({ kind, alias, title }: Entry, wanted: ExpectedResult): boolean {
  if (kind !== wanted.kind) return false;
  if (kind === 'category' || kind === 'store') return alias === wanted.name;
  if (kind === 'faq') return title === wanted.name;
  const [start = '', ...parts] = wanted.name.split('*').map((part) => part.trim());
  return title.startsWith(start) && parts.every((part) => title.includes(part));
}

test('[X-13] at least 95 of 100 search queries, also mistyped or transliterated, have the right result among the first three', async () => {
  expect(QUERIES).toHaveLength(100);
  expect(new Set(QUERIES.map(({ query }) => query)).size).toBe(100);
  const wrong: string[] = [];
  for (const { group, query, answers } of QUERIES) {
    const found = await fetchFirstHits(query);
    const right = found.some((entry) => answers.some((wanted) => isRight(entry, wanted)));
    if (!right) wrong.push(`${group}: ${query} → ${found.map(({ kind, title }) => `${kind} «${title}»`).join(', ') || 'nothing'}`);
  }
  expect(QUERIES.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_MIN);
});
