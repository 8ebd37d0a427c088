import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import { playwrightCommand } from '../test/runners.ts';
import { SUITE_NAMES } from '../test/suites.ts';
import { listRepositoryFiles } from './files.ts';

/** Maximum number of browser tests. They are the slowest kind: 156 took 15 minutes on two cores. */
const MAX_BROWSER_TESTS = 133;
const BROWSER_TAGS = ['exhaustive', 'smoke'];
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const LIST_VITEST_FILES = join(import.meta.dirname, '..', 'test', 'list-vitest-files.ts');
const run = promisify(execFile);

const names = v.array(v.string());
const listsSchema = v.object({ default: names, exhaustive: names, all: names, quarters: v.array(names) });
/** The test files of Vitest with their project, by what selects them. */
export type TestLists = v.InferOutput<typeof listsSchema>;

/**
 * `pnpm check --only tiers`: every test is in a tier, each tag is known, and the four quarters are the exhaustive tier. A tag chooses the tier
 * of a browser test, and Playwright makes its quarters.
 */
export async function checkTiers(): Promise<string | undefined> {
  const [vitest, browserTests] = await Promise.all([listVitestFiles(), listBrowserTests()]);
  const files = listRepositoryFiles('*.test.ts', '*.test.tsx', '*.test.mjs', ':!examples');
  const errors = [
    ...findListErrors(vitest),
    ...findUnrunFiles(files, vitest.all),
    ...files
      .filter((file) => hasUnknownEnding(file, (path) => existsSync(join(ROOT, path))))
      .map((file) => `${file}: its ending names neither a tier nor the file that it tests`),
    ...browserTests.flatMap(({ id, tags }) =>
      tags
        .filter((tag) => !BROWSER_TAGS.includes(tag))
        .map((tag) => `${id}: no runner knows the tag @${tag}. There are ${BROWSER_TAGS.map((name) => `@${name}`).join(' and ')}.`),
    ),
    ...(browserTests.length > MAX_BROWSER_TESTS
      ? [
          `tooling/e2e has ${browserTests.length} browser tests, and its budget is ${MAX_BROWSER_TESTS}: test on a cheaper layer what it proves as well.`,
        ]
      : []),
  ];
  return errors.length > 0 ? errors.join('\n') : undefined;
}

/** How the lists disagree: tests of no tier, quarters that are empty, overlap, or leave tests out. */
export function findListErrors({ default: first, exhaustive, all, quarters }: TestLists): string[] {
  const inTiers = new Set([...first, ...exhaustive]);
  const inQuarters = quarters.flat();
  return [
    ...all.filter((test) => !inTiers.has(test)).map((test) => `${test}: is in no tier`),
    ...quarters.flatMap((tests, index) => (tests.length === 0 ? [`Quarter ${index + 1} of the exhaustive tier is empty.`] : [])),
    ...exhaustive.filter((test) => !inQuarters.includes(test)).map((test) => `${test}: is in no quarter of the exhaustive tier`),
    ...inQuarters.filter((test, index) => inQuarters.indexOf(test) !== index).map((test) => `${test}: is in two quarters`),
    ...inQuarters.filter((test) => !exhaustive.includes(test)).map((test) => `${test}: is in a quarter, but not in the exhaustive tier`),
  ];
}

/** Test files that no project of Vitest includes. `listed`: project and file, as `sandbox apps/sandbox/src/main.test.ts`. */
export function findUnrunFiles(files: readonly string[], listed: readonly string[]): string[] {
  const run = new Set(listed.map((line) => line.slice(line.indexOf(' ') + 1)));
  return files.filter((file) => !run.has(file)).map((file) => `${file}: no project of vitest.config.ts includes it`);
}

/** Whether a name as `a.b.test.ts` ends neither in `.exhaustive.test.ts` nor in the name of a file `a.b.ts` or `a.b.tsx`. */
export function hasUnknownEnding(file: string, exists: (path: string) => boolean): boolean {
  const tested = basename(file)
    .replace(/\.test\.\w+$/, '')
    .replace(/\.exhaustive$/, '');
  return tested.includes('.') && !['ts', 'tsx'].some((ending) => exists(join(dirname(file), `${tested}.${ending}`)));
}

/** Lists the files of Vitest in a process of its own, because its configuration reads the tier from the environment. */
async function listVitestFiles(): Promise<TestLists> {
  const { stdout } = await run(process.execPath, ['--conditions=@muddat/source', LIST_VITEST_FILES], {
    cwd: ROOT,
    maxBuffer: MAX_LIST_BYTES,
  });
  return v.parse(v.pipe(v.string(), v.parseJson(), listsSchema), stdout.trim().split('\n').at(-1));
}

type ListedSuite = {
  readonly title: string;
  readonly specs: readonly { title: string; tags: string[] }[];
  readonly suites?: readonly ListedSuite[] | undefined;
};
const suiteSchema: v.GenericSchema<ListedSuite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tags: v.array(v.string()) })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const listSchema = v.pipe(v.string(), v.parseJson(), v.object({ suites: v.array(suiteSchema) }));

/**
 * Lists the browser tests: each with its file and groups, and its tags.
 * @throws Error if Playwright cannot list them
 */
async function listBrowserTests(): Promise<{ id: string; tags: string[] }[]> {
  const selection = { suites: SUITE_NAMES, folders: [], tier: 'all', quarter: undefined } as const;
  const { args, cwd, env } = playwrightCommand(selection, { shuffle: false, env: process.env, isTerminal: false });
  const listArgs = args.map((arg) => (arg.startsWith('--reporter=') ? '--reporter=json' : arg));
  const { stdout, stderr } = await run(process.execPath, [...listArgs, '--list'], { cwd, env, maxBuffer: MAX_LIST_BYTES });
  const list = v.safeParse(listSchema, stdout);
  if (!list.success) throw new Error(`tooling/e2e: its tests cannot be listed.\n${stdout}${stderr}`);
  const flatten = ({ title, specs, suites = [] }: ListedSuite, groups: readonly string[]): { id: string; tags: string[] }[] => [
    ...specs.map((spec) => ({ id: [...groups, title, spec.title].join(' › '), tags: spec.tags })),
    ...suites.flatMap((suite) => flatten(suite, [...groups, title])),
  ];
  return list.output.suites.flatMap((suite) => flatten(suite, []));
}
