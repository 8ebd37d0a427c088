import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions, USAGE } from './options.ts';
import { formatMarkdown, formatText } from './report/format.ts';
import { countViolations } from './report/report.ts';
import { runConformance } from './run.ts';
import { CannotRunError } from './send/sign-in.ts';

const options = readOptions(process.argv.slice(2), Math.floor(Math.random() * 1_000_000));
if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`);
  process.exit(2);
}
try {
  const report = await runConformance(options);
  console.log(formatText(report));
  if (options.report !== null) {
    mkdirSync(dirname(options.report), { recursive: true });
    writeFileSync(`${options.report}.json`, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(`${options.report}.md`, formatMarkdown(report));
  }
  process.exitCode = countViolations(report) > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof CannotRunError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
