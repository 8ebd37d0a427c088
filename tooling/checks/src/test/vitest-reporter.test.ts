import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearReports, RUN_VARIABLE, readReports, type SuiteReport } from '../reports/report.ts';
import { REPORTS_FOLDER, ROOT } from '../root.ts';

const IMPORT = "import { beforeAll, describe, expect, test } from 'vitest';\n";
const FILES = {
  'vitest.config.mjs': "export default { test: { name: 'sample', include: ['*.sample.mjs'] } };",
  'ends.sample.mjs': `${IMPORT}test('[S1-01] passes', () => {}); test('fails', () => { expect(1).toBe(2); }); test.skip('is skipped', () => {});`,
  'hook.sample.mjs': `${IMPORT}describe('a group', () => { beforeAll(() => { throw new Error('no server'); }); test('needs it', () => {}); });`,
  'object.sample.mjs': `${IMPORT}test('throws an object', () => { throw { status: 500 }; });`,
  'loads.sample.mjs': "throw new Error('does not load');",
};

let folder: string;
let report: SuiteReport | undefined;
let shards: readonly (SuiteReport | undefined)[] = [];
beforeAll(() => {
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  // In the repository, where Vitest can be imported.
  folder = mkdtempSync(join(REPORTS_FOLDER, 'sample-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  report = runVitest('whole');
  shards = ['--shard=1/3', '--shard=2/3', '--shard=3/3'].map((shard) => runVitest(shard, shard));
});

/** Runs Vitest on the folder and returns what our reporter wrote. */
function runVitest(name: string, ...args: string[]): SuiteReport | undefined {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporter = `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`;
  const run = `${basename(folder)}${name.replaceAll('/', '-')}`;
  spawnSync(process.execPath, ['--conditions=@muddat/source', vitest, 'run', '--root', folder, reporter, ...args], {
    env: { ...process.env, [RUN_VARIABLE]: run },
  });
  return readReports(`${run}.`)[0];
}
afterAll(() => {
  clearReports(basename(folder));
  rmSync(folder, { recursive: true, force: true });
});

test('VitestReporter writes each test, and as failures what kept tests from running', () => {
  expect(report?.suite).toBe('sample');
  expect(report?.tests.map(({ file, title, status }) => [basename(file), title, status]).sort()).toEqual([
    ['ends.sample.mjs', '[S1-01] passes', 'passed'],
    ['ends.sample.mjs', 'fails', 'failed'],
    ['ends.sample.mjs', 'is skipped', 'skipped'],
    ['hook.sample.mjs', 'a group > needs it', 'skipped'],
    ['hook.sample.mjs', 'a group: its hooks', 'failed'],
    ['loads.sample.mjs', 'the file loads', 'failed'],
    ['object.sample.mjs', 'throws an object', 'failed'],
  ]);
});

test('VitestReporter writes the error of each failure, with what was expected and received, without colours', () => {
  const errors = report?.tests.flatMap((result) => result.errors ?? []).toSorted() ?? [];
  expect(errors).toEqual([
    'does not load',
    expect.stringMatching(/^expected 1 to be 2 .*- Expected.*- 2\n\+ 1/s),
    'no server',
    expect.stringContaining('"status":500'),
  ]);
});

test('VitestReporter expects only the files of its shard', () => {
  const filesOf = (one: SuiteReport | undefined) => one?.tests.map(({ file, title }) => `${basename(file)} ${title}`) ?? [];
  expect(shards.flatMap(filesOf).toSorted()).toEqual(filesOf(report).toSorted());
});
