import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { SerializedError } from 'vitest';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { type SuiteReport, type TestResult, writeReport } from '../reports/report.ts';
import { ROOT } from '../root.ts';

/** Start of Vitest's error when the page that was to run a file crashed, reloaded or did not respond for a minute. */
const LOST_PAGE = 'Failed to run the test ';
/** The suite of errors that belong to no test. */
const OUTSIDE_TESTS = 'vitest';

type Progress = { begunAt: number | undefined; endedAt: number; readonly undone: Set<string>; readonly tests: TestResult[] };

/** Writes the report of each project for `npm test` and `pnpm spec`. Vitest's own reporter prints. */
export default class VitestReporter implements Reporter {
  readonly #suites = new Map<string, Progress>();
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    // Vitest names all files here, also those of other shards.
    const isPart = this.#vitest?.config.shard !== undefined;
    const files = this.#vitest && isPart ? await new BaseSequencer(this.#vitest).shard([...specifications]) : specifications;
    for (const file of files) this.#suiteOf(file).undone.add(pathOf(file));
  }

  onTestModuleStart(file: TestModule): void {
    this.#suiteOf(file).begunAt ??= performance.now();
  }

  onTestModuleEnd(file: TestModule): void {
    const suite = this.#suiteOf(file);
    suite.endedAt = performance.now();
    suite.undone.delete(pathOf(file));
    suite.tests.push(...resultsOf(file));
  }

  onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]): void {
    const finishedAt = new Date().toISOString();
    const isLost = errors.some(({ message }) => message.startsWith(LOST_PAGE));
    for (const [suite, { begunAt = 0, endedAt, undone, tests }] of this.#suites) {
      const report: SuiteReport = { suite, finishedAt, seconds: begunAt === 0 ? 0 : (endedAt - begunAt) / 1000, tests, undone: [] };
      const unrun = [...undone].map((file): TestResult => ({ title: 'the file ends', file, status: 'failed' }));
      writeReport(isLost ? { ...report, undone: [...undone] } : { ...report, tests: [...tests, ...unrun] });
    }
    const tests = errors
      .filter(({ message }) => !message.startsWith(LOST_PAGE))
      .map(({ message }): TestResult => ({ title: `no error outside of a test: ${message}`, file: OUTSIDE_TESTS, status: 'failed' }));
    if (tests.length > 0) writeReport({ suite: OUTSIDE_TESTS, finishedAt, seconds: 0, tests, undone: [] });
  }

  #suiteOf({ project }: TestModule | TestSpecification): Progress {
    // Vitest adds the browser's name to the name of a browser project.
    const name = project.name.replace(/ \(\w+\)$/, '');
    const suite = this.#suites.get(name) ?? { begunAt: undefined, endedAt: 0, undone: new Set(), tests: [] };
    this.#suites.set(name, suite);
    return suite;
  }
}

/** The message of an error with what was expected and received. A test may throw anything, so a message may be missing. */
const describeError = (error: Partial<SerializedError>): string =>
  stripVTControlCharacters([error.message ?? JSON.stringify(error), error.diff].filter(Boolean).join('\n'));
const pathOf = ({ moduleId }: TestModule | TestSpecification): string => relative(ROOT, moduleId);

/** If a file does not load or a hook fails, its tests do not run: that is a failed test too. */
function resultsOf(file: TestModule): TestResult[] {
  const path = pathOf(file);
  const broken = [file, ...file.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map(
      (part): TestResult => ({
        title: part.type === 'suite' ? `${part.fullName}: its hooks` : 'the file loads',
        file: path,
        status: 'failed',
        errors: part.errors().map(describeError),
      }),
    );
  const tests = [...file.children.allTests()].map((test): TestResult => {
    const { state, errors = [] } = test.result();
    const status = state === 'passed' || state === 'skipped' ? state : 'failed';
    return { title: test.fullName, file: path, status, errors: errors.map(describeError) };
  });
  return [...broken, ...tests];
}
