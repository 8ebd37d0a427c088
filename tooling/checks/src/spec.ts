import { readReports } from './reports/report.ts';
import { evaluateRows, readSpecRows, unknownRowIds } from './spec-rows.ts';

// `pnpm spec`: prints for each row its state, how many tests with its id passed and failed in the last run, and up to three of their files.
// The last line has the totals.
const rows = readSpecRows();
const reports = readReports();
if (reports.length === 0) console.log('No results yet: run `npm test` first.\n');
const judged = evaluateRows(rows, reports);
const MARK = { held: 'held   ', failing: 'FAILING', open: 'open   ' } as const;
for (const { row, passed, failed, files, state } of judged) {
  const counts =
    state === 'open'
      ? ''
      : `  (${passed} passed${failed ? `, ${failed} failed` : ''}: ${files.slice(0, 3).join(', ')}${files.length > 3 ? ', …' : ''})`;
  console.log(`${MARK[state]} ${row.id.padEnd(7)} ${row.text}${counts}`);
}
const held = judged.filter(({ state }) => state === 'held').length;
const failing = judged.filter(({ state }) => state === 'failing').length;
for (const id of unknownRowIds(rows, reports)) console.log(`\nA test carries the id ${id}, which is no row of docs/spec-rows.tsv.`);
console.log(`\n${held} of ${rows.length} rows held, ${failing} failing, ${rows.length - held - failing} open.`);
process.exitCode = failing > 0 || unknownRowIds(rows, reports).length > 0 ? 1 : 0;
