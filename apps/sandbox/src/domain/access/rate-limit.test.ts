import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as rules from './rate-limit.ts';

const SECURITY_PAGE = new URL('../../../../../docs/security.md', import.meta.url);
const HOUR_MS = 3_600_000;

const ruleSchema = v.object({ name: v.string(), limit: v.number(), windowMs: v.number() });
const windowText = (ms: number): string => (ms % HOUR_MS === 0 ? `${ms / HOUR_MS} h` : `${ms / 60_000} min`);

test('docs/security.md lists every limit of the auth provider, with its key and what still works', () => {
  const [, section = ''] = readFileSync(SECURITY_PAGE, 'utf8').split('## All limits\n');
  const [, ofProvider = ''] = /The auth provider:\n(.*?)\nThe day/s.exec(section) ?? [];
  const listed = [...ofProvider.matchAll(/^\| `([\w-]+)` \| ([^|]+) \| [^|]+ \| [^|]+ \| [^|]+ \|$/gm)].map(([, name, most]) => [
    name,
    most,
  ]);
  const used = Object.values(rules)
    .filter((rule) => v.is(ruleSchema, rule))
    .map(({ name, limit, windowMs }) => [name, `${limit} in ${windowText(windowMs)}`]);
  expect(listed.toSorted()).toEqual(used.toSorted());
});
