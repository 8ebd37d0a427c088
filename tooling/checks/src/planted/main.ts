import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from '../check/list.ts';
import { copyRepository } from './copy.ts';
import { KIT_MISTAKES } from './kit-mistakes.ts';
import { MISTAKES, type Mistake } from './mistakes.ts';
import { OWNER_MISTAKES } from './owner-mistakes.ts';
import { plant, takeBack } from './plant.ts';
import { type Run, runIn } from './run.ts';
import { ALL_SECURITY_MISTAKES } from './security.ts';
import { holdByTests } from './tested-mistake.ts';

// `pnpm check:planted`: makes each mistake once, in a copy, and fails if its check does not notice it. `--only types,security` runs some of
// the checks. `--defence cookie` selects, among mistakes proven by tests (security, owners), those with that word in their title or test
// file.
const SHOWN_LINES = 30;
const { values } = parseArgs({ options: { only: { type: 'string' }, defence: { type: 'string' } } });
const chosen = values.only?.split(',');
const wanted = (name: string) => !chosen || chosen.includes(name);
const unproven = CHECKS.filter(({ name }) => !MISTAKES.some(({ check }) => check === name));
if (unproven.length > 0) throw new Error(`no mistake is planted for ${unproven.map(({ name }) => name).join(', ')}`);

const copy = copyRepository();
let unseen = 0;
const report = (check: string, title: string, run: Run, ok: boolean) => {
  console.log(`${ok ? '✓ seen  ' : '✗ UNSEEN'}  ${check.padEnd(11)} ${title} (${(run.milliseconds / 1000).toFixed(0)} s)`);
  if (ok) return;
  unseen += 1;
  console.log(`\n${run.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
};

try {
  for (const { name } of CHECKS.filter((check) => wanted(check.name))) {
    // Two mistakes in one file are made one after another. All others of a check are made together, because a run may take a minute.
    for (const group of turns(MISTAKES.filter(({ check }) => check === name))) {
      plant(copy, group);
      const run = await runIn(copy, ['tooling/checks/src/main.ts', '--only', name]);
      for (const { title, seen } of group) report(name, title, run, run.code !== 0 && seen.every((text) => run.output.includes(text)));
      takeBack(copy);
    }
  }
  if (wanted('npm test')) {
    plant(
      copy,
      MISTAKES.filter(({ check }) => check === 'unit'),
    );
    const run = await runIn(copy, ['tooling/checks/src/test/main.ts', '--only', 'unit']);
    report('npm test', 'a failing unit test', run, run.code !== 0 && /^\d+ passed, [1-9]\d* failed$/m.test(run.output));
    takeBack(copy);
  }
  if (wanted('stories')) {
    // Runs the kit's stories that contain the mistakes.
    plant(copy, KIT_MISTAKES);
    const vitest = [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'stories'];
    const run = await runIn(copy, [...vitest, ...KIT_MISTAKES.map(({ stories }) => stories)], 'packages/ui');
    for (const { title, seen } of KIT_MISTAKES)
      report('stories', title, run, run.code !== 0 && seen.every((text) => run.output.includes(text)));
  }
  const held = (check: string) => ({ copy, check, report, words: values.defence });
  if (wanted('security')) await holdByTests(held('security'), ALL_SECURITY_MISTAKES);
  if (wanted('owners')) await holdByTests(held('owners'), OWNER_MISTAKES);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(unseen === 0 ? '\nEvery planted mistake was seen.' : `\n${unseen} planted mistakes went unseen.`);
process.exitCode = unseen === 0 ? 0 : 1;

function turns(mistakes: readonly Mistake[]): Mistake[][] {
  const groups: Mistake[][] = [];
  for (const mistake of mistakes) {
    const group = groups.find((others) => others.every(({ file }) => file !== mistake.file));
    if (group) group.push(mistake);
    else groups.push([mistake]);
  }
  return groups;
}
