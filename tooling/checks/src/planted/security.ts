import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plant, takeBack } from './plant.ts';
import { type Run, runIn } from './run.ts';
import { SECURITY_BROWSER_MISTAKES } from './security-browser.ts';
import { SECURITY_LIMIT_MISTAKES } from './security-limits.ts';
import { SECURITY_MISTAKES, type SecurityMistake } from './security-mistakes.ts';
import { SECURITY_PROOF_MISTAKES } from './security-proof.ts';
import { SECURITY_PUBLIC_MISTAKES } from './security-public.ts';
import { SECURITY_WATCH_MISTAKES } from './security-watch.ts';

export const ALL_SECURITY_MISTAKES: readonly SecurityMistake[] = [
  ...SECURITY_MISTAKES,
  ...SECURITY_LIMIT_MISTAKES,
  ...SECURITY_PROOF_MISTAKES,
  ...SECURITY_PUBLIC_MISTAKES,
  ...SECURITY_WATCH_MISTAKES,
  ...SECURITY_BROWSER_MISTAKES,
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes away each defence by itself and looks whether the attack on it is noticed: the test of that title fails, and by its own name. */
export async function holdDefences(
  copy: string,
  report: (check: string, title: string, run: Run, ok: boolean) => void,
  chosen = '',
): Promise<void> {
  const vitest = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'servers', '--project', 'gateway'];
  for (const { title, file, from, to, test } of ALL_SECURITY_MISTAKES) {
    if (!chosen.split(',').some((part) => `${title} ${test.file}`.includes(part))) continue;
    plant(copy, [{ check: 'security', title, file, text: (before) => before.replace(from, () => to), seen: [] }]);
    const inBrowser = test.file.endsWith('.spec.ts');
    const args = inBrowser
      ? ['tooling/e2e/src/main.ts', '--only', 'once', '--grep', escaped(test.title)]
      : [...vitest, test.file, '-t', escaped(test.title)];
    const run = await runIn(copy, args);
    const failed = stripVTControlCharacters(run.output)
      .split('\n')
      .some((line) => /^\s*(FAIL|✘) /.test(line) && line.includes(test.title));
    report('security', title, run, run.code !== 0 && failed);
    takeBack(copy);
  }
}
