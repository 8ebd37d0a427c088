import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plant, takeBack } from './plant.ts';
import { type Run, runIn } from './run.ts';

/** In `file` the text `from` becomes `to`, and the test whose title has that text, in that file, must fail. */
export type TestedMistake = { title: string; file: string; from: string; to: string; test: { file: string; title: string } };
export type Report = (check: string, title: string, run: Run, ok: boolean) => void;

type Runner = { args: string[]; folder?: string };
const KIT = 'packages/ui';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Which runner has a test file: the browser journeys, the components in Chromium, or a project of the root's Vitest. */
export function runnerOf(copy: string, { file, title }: TestedMistake['test']): Runner {
  if (file.endsWith('.spec.ts')) return { args: ['tooling/e2e/src/main.ts', '--only', 'once', '--grep', escaped(title)] };
  const vitest = (folder: string, options: readonly string[], name: string): string[] => [
    join(copy, folder, 'node_modules/vitest/vitest.mjs'),
    ...['run', ...options, name, '-t', escaped(title)],
  ];
  if (!file.endsWith('.tsx')) return { args: vitest('.', ['--project', projectOf(file)], file) };
  // The kit has a configuration of its own, which resolves from its folder.
  if (file.startsWith(`${KIT}/`)) return { args: vitest(KIT, ['--project', 'components'], file.slice(KIT.length + 1)), folder: KIT };
  return { args: vitest('.', ['--config', 'vitest.components.config.ts'], file) };
}

function projectOf(file: string): string {
  if (file.startsWith('apps/gateway/')) return file.includes('/redis/') ? 'redis' : 'gateway';
  return file.startsWith('apps/') ? 'servers' : 'unit';
}

/**
 * Makes each mistake by itself and looks whether it is noticed: the test fails, and by its own name, in a line that has all `marks` too.
 * `words`, by commas, narrow it to the mistakes whose title, marks or test file have one of them.
 */
export async function holdByTests<M extends TestedMistake>(
  { copy, check, report, words = '' }: { copy: string; check: string; report: Report; words?: string | undefined },
  mistakes: readonly M[],
  marksOf: (mistake: M) => readonly string[] = () => [],
): Promise<void> {
  for (const mistake of mistakes) {
    const { title, file, from, to, test } = mistake;
    const marks = marksOf(mistake);
    const said = [...marks, title].join(' ');
    if (!words.split(',').some((word) => `${said} ${test.file}`.includes(word))) continue;
    plant(copy, [{ check, title, file, text: (before) => before.replace(from, () => to), seen: [] }]);
    const { args, folder } = runnerOf(copy, test);
    const run = await runIn(copy, args, folder);
    const failed = stripVTControlCharacters(run.output)
      .split('\n')
      .some((line) => /^\s*(FAIL|✘) /.test(line) && [test.title, ...marks].every((text) => line.includes(text)));
    report(check, said, run, run.code !== 0 && failed);
    takeBack(copy);
  }
}
