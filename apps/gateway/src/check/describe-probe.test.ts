import { expect, test } from 'vitest';
import { describeProbe } from './describe-probe.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');

test.each([
  ['an equal clock', { date: 'Mon, 30 Nov 2026 12:00:09 GMT' }, []],
  ['no date', {}, []],
  ['a clock ahead', { date: 'Mon, 30 Nov 2026 12:01:00 GMT' }, ['its clock is 60 s ahead of the clock of this machine']],
  ['a clock behind', { date: 'Mon, 30 Nov 2026 11:59:00 GMT' }, ['its clock is 60 s behind the clock of this machine']],
  ['a certificate of 15 days', { validTo: 'Dec 15 12:00:00 2026 GMT' }, []],
  ['a certificate of 13 days', { validTo: 'Dec 13 13:00:00 2026 GMT' }, ['its certificate ends in 13 days (Dec 13 13:00:00 2026 GMT)']],
])('a server with %s has the problems %j', (_what, probe, problems) => {
  expect(describeProbe({ date: undefined, validTo: undefined, ...probe }, NOW)).toEqual(problems);
});
