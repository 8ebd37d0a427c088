import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RATE_LIMITS } from './limits.ts';

const SECURITY_PAGE = new URL('../../../../docs/security.md', import.meta.url);

const windowText = (ms: number): string => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1_000} s`);

test('docs/security.md lists every limit of the gateway, with its key and what still works', () => {
  const [, section = ''] = readFileSync(SECURITY_PAGE, 'utf8').split('## All limits\n');
  const [, ofGateway = ''] = /The gateway:\n(.*?)\nThe auth provider:/s.exec(section) ?? [];
  const listed = [...ofGateway.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \| [^|]+ \| [^|]+ \|$/gm)].map(([, name, most]) => [name, most]);
  const used = Object.entries(RATE_LIMITS).map(([name, { max, windowMs }]) => [name, `${max} in ${windowText(windowMs)}`]);
  expect(listed.toSorted()).toEqual(used.toSorted());
});
