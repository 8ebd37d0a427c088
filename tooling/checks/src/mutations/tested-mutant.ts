import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { applyMutants, revertMutants } from './apply-mutants.ts';
import { runScriptInCopy, type ScriptRun } from './run-in-copy.ts';

/** Replaces `from` by `to` in `file`; the test in `test.file` whose title contains `test.title` must then fail. */
export type TestedMutant = { title: string; file: string; from: string; to: string; test: { file: string; title: string } };
export type ReportMutant = (check: string, title: string, run: ScriptRun, ok: boolean) => void;

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Arguments that run one test by its title: Playwright for `.spec.ts` files, else the matching Vitest project. */
export function testRunnerArgs(copy: string, { file, title }: TestedMutant['test']): string[] {
  if (file.endsWith('.spec.ts')) return ['tooling/e2e/src/main.ts', '--only', 'once', '--grep', escapeRegExp(title)];
  return [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--project', projectOf(file), file, '-t', escapeRegExp(title)];
}

function projectOf(file: string): string {
  if (file.startsWith('apps/gateway/')) return file.includes('/redis/') ? 'redis' : 'gateway';
  return file.startsWith('apps/sandbox/') ? 'sandbox' : 'apps';
}

/**
 * Makes each mistake on its own and expects the named test to fail. `words`, separated by commas, selects mistakes by title or test file.
 */
export async function expectTestsToFail(
  { copy, check, report, words = '' }: { copy: string; check: string; report: ReportMutant; words?: string | undefined },
  mistakes: readonly TestedMutant[],
): Promise<void> {
  for (const { title, file, from, to, test } of mistakes) {
    if (!words.split(',').some((word) => `${title} ${test.file}`.includes(word))) continue;
    applyMutants(copy, [{ check, title, file, text: (before) => before.replace(from, () => to), expectedOutput: [] }]);
    const run = await runScriptInCopy(copy, testRunnerArgs(copy, test));
    const failed = stripVTControlCharacters(run.output)
      .split('\n')
      .some((line) => /^\s*(FAIL|✘) /.test(line) && line.includes(test.title));
    report(check, title, run, run.code !== 0 && failed);
    revertMutants(copy);
  }
}
