import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from '../check/list.ts';
import { applyMutants, revertMutants } from './apply-mutants.ts';
import { copyRepository } from './copy-repository.ts';
import { KIT_MUTANTS } from './kit-mutants.ts';
import { MUTANTS, type Mutant } from './mutants.ts';
import { OWNERSHIP_MUTANTS } from './ownership-mutants.ts';
import { PACKAGE_MUTANTS } from './package-mutants.ts';
import { runScriptInCopy, type ScriptRun } from './run-in-copy.ts';
import { ALL_SECURITY_MUTANTS } from './security.ts';
import { expectTestsToFail } from './tested-mutant.ts';
import { TIER_MUTANTS } from './tier-mutants.ts';

// `pnpm check:planted`: makes each mistake once, in a copy, and fails if its check does not notice it. `--only types,security` runs some of
// the checks. `--defence cookie` selects, among mistakes proven by tests (security, owners), those with that word in their title or test
// file.
const SHOWN_LINES = 30;
const { values } = parseArgs({ options: { only: { type: 'string' }, defence: { type: 'string' } } });
const chosen = values.only?.split(',');
const wanted = (name: string) => !chosen || chosen.includes(name);
const mutants = [...MUTANTS, ...PACKAGE_MUTANTS, ...TIER_MUTANTS];
const checksWithoutMutants = CHECKS.filter(({ name }) => !mutants.some(({ check }) => check === name));
if (checksWithoutMutants.length > 0)
  throw new Error(`no mistake is planted for ${checksWithoutMutants.map(({ name }) => name).join(', ')}`);

// A test of any tier may notice a mistake.
process.env['MUDDAT_TIER'] = 'all';
const copy = copyRepository();
let survivorCount = 0;
const report = (check: string, title: string, run: ScriptRun, ok: boolean) => {
  console.log(`${ok ? '✓ seen  ' : '✗ UNSEEN'}  ${check.padEnd(11)} ${title} (${(run.milliseconds / 1000).toFixed(0)} s)`);
  if (ok) return;
  survivorCount += 1;
  console.log(`\n${run.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
};

try {
  for (const { name } of CHECKS.filter((check) => wanted(check.name))) {
    // Two mistakes in one file are made one after another. All others of a check are made together, because a run may take a minute.
    for (const group of groupByFile(mutants.filter(({ check }) => check === name))) {
      applyMutants(copy, group);
      const run = await runScriptInCopy(copy, ['tooling/checks/src/main.ts', '--only', name]);
      for (const { title, expectedOutput } of group)
        report(name, title, run, run.code !== 0 && expectedOutput.every((text) => run.output.includes(text)));
      revertMutants(copy);
    }
  }
  if (wanted('npm test')) {
    applyMutants(
      copy,
      MUTANTS.filter(({ check }) => check === 'unit'),
    );
    const run = await runScriptInCopy(copy, ['tooling/checks/src/test/main.ts', '--only', 'unit']);
    report('npm test', 'a failing unit test', run, run.code !== 0 && /^\d+ passed, [1-9]\d* failed$/m.test(run.output));
    revertMutants(copy);
  }
  if (wanted('stories')) {
    // Runs the kit's stories that contain the mistakes, in both themes.
    applyMutants(copy, KIT_MUTANTS);
    const vitest = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'stories', '--project', 'stories-dark'];
    const run = await runScriptInCopy(copy, [...vitest, ...KIT_MUTANTS.map(({ stories }) => stories)], 'packages/ui');
    for (const { title, expectedOutput } of KIT_MUTANTS)
      report('stories', title, run, run.code !== 0 && expectedOutput.every((text) => run.output.includes(text)));
  }
  const held = (check: string) => ({ copy, check, report, words: values.defence });
  if (wanted('security')) await expectTestsToFail(held('security'), ALL_SECURITY_MUTANTS);
  if (wanted('owners')) await expectTestsToFail(held('owners'), OWNERSHIP_MUTANTS);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(survivorCount === 0 ? '\nEvery planted mistake was seen.' : `\n${survivorCount} planted mistakes went unseen.`);
process.exitCode = survivorCount === 0 ? 0 : 1;

function groupByFile(mistakes: readonly Mutant[]): Mutant[][] {
  const groups: Mutant[][] = [];
  for (const mistake of mistakes) {
    const group = groups.find((others) => others.every(({ file }) => file !== mistake.file));
    if (group) group.push(mistake);
    else groups.push([mistake]);
  }
  return groups;
}
