import { readReports } from './reports/report.ts';
import { readSeconds } from './reports/seconds.ts';

// `pnpm timings`: the minutes of each suite and check of the last run, the longest first.
const MINUTE_S = 60;
const suites = readReports().map(({ suite, seconds, tests }) => ({ name: `${suite} (${tests.length} tests)`, seconds }));
const checks = readSeconds().map(({ name, seconds }) => ({ name: `check ${name}`, seconds }));
const rows = [...suites, ...checks].toSorted((one, other) => other.seconds - one.seconds);
if (rows.length === 0) console.log('No results yet: run `npm test` and `pnpm check` first.');
for (const { name, seconds } of rows) console.log(`${(seconds / MINUTE_S).toFixed(1).padStart(6)}  ${name}`);
const total = (of: readonly { seconds: number }[]) => of.reduce((sum, { seconds }) => sum + seconds, 0) / MINUTE_S;
// Checks run beside each other, so their minutes do not add up to the clock's.
console.log(`${total(suites).toFixed(1).padStart(6)}  all suites, one after the other`);
