import { countViolations, type OperationReport, type Report, type Violation } from './report.ts';

/** The report for a console: one line per operation, then each violation. */
export function formatText(report: Report): string {
  const rows = report.operations.map((row) => `${row.violations.length > 0 ? '✗' : '✓'} ${row.operation.padEnd(38)} ${statusesOf(row)}`);
  const violations = violationsOf(report).map((violation) => `\n${violationLines(violation).join('\n')}`);
  const missing = report.operations.flatMap(({ operation, neverSucceeded: reason }) =>
    reason === null ? [] : [`\n${operation}: never succeeded`, `  why:  ${reason.why}`, `  give: ${reason.give}`],
  );
  return [...rows, ...violations, ...missing, '', ...closingLines(report)].join('\n');
}

/** The same as Markdown, for an issue of the backend's team. */
export function formatMarkdown(report: Report): string {
  const violations = violationsOf(report).flatMap(({ operation, rule, detail, times, first }) => [
    `### ${operation}: ${rule}`,
    '',
    `- Broken: ${detail}`,
    `- Sent: the request ${first.what} (request ${first.number}; ${times} in all)`,
    `- Came: \`${first.answer.replaceAll('`', "'")}\``,
    '',
    '```sh',
    first.curl,
    '```',
    '',
  ]);
  const table = report.operations.map(
    (row) =>
      `| ${row.operation} | \`${row.method} ${row.path}\` | ${row.requests} | ${seenOf(row)} | ${row.notSeen.join(', ') || '–'} | ${row.violations.length} |`,
  );
  return [
    '# Conformance with the Muddat contracts',
    '',
    ...closingLines(report).map((line) => `- ${line}`),
    '',
    '## Violations',
    '',
    ...(violations.length > 0 ? violations : ['None.', '']),
    '## Never succeeded',
    '',
    ...neverSucceededTable(report),
    '',
    '## Operations',
    '',
    '| Operation | Call | Requests | Statuses seen (how often) | Not seen | Violations |',
    '|---|---|---|---|---|---|',
    ...table,
    '',
  ].join('\n');
}

function neverSucceededTable({ operations }: Report): readonly string[] {
  const rows = operations.flatMap(({ operation, neverSucceeded: reason }) =>
    reason === null ? [] : [`| ${operation} | ${reason.why} | ${reason.give} |`],
  );
  return rows.length === 0 ? ['None: every operation succeeded.'] : ['| Operation | Why | It needs |', '|---|---|---|', ...rows];
}

const violationsOf = (report: Report): readonly Violation[] => report.operations.flatMap(({ violations }) => violations);

const violationLines = ({ operation, rule, detail, times, first }: Violation): readonly string[] => [
  `${operation}: ${rule}${times > 1 ? ` (${times} requests)` : ''}`,
  `  broken: ${detail}`,
  `  sent:   the request ${first.what} (request ${first.number})`,
  `  came:   ${first.answer}`,
  `  repeat: ${first.curl}`,
];

const seenOf = ({ seen }: OperationReport): string =>
  Object.entries(seen)
    .map(([status, count]) => `${status} (${count})`)
    .join(', ');

const statusesOf = (row: OperationReport): string =>
  `${seenOf(row) || 'no request'}${row.notSeen.length > 0 ? `; not seen: ${row.notSeen.join(', ')}` : ''}`;

const closingLines = (report: Report): readonly string[] => [
  `${report.requests} requests to ${report.operations.length} operations of ${report.baseUrl} in ${Math.round(report.durationMs / 1000)} s, seed ${report.seed}`,
  `${countViolations(report)} different violations`,
  `${report.operations.filter(({ neverSucceeded }) => neverSucceeded === null).length} of ${report.operations.length} operations succeeded`,
  ...report.skipped.map(({ operation, reason }) => `skipped ${operation}: ${reason}`),
];
