import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromPlaywright } from '../reports/playwright.ts';
import type { TestResult } from '../reports/report.ts';
import { fromVitest } from '../reports/vitest.ts';
import { REPORTS } from '../root.ts';
import type { Suite } from './suites.ts';

/** Runs one suite with the runner's own output on the terminal, and answers what each test did. A run without a report is one failure. */
export async function runSuite(suite: Suite, env: NodeJS.ProcessEnv): Promise<TestResult[]> {
  const folder = join(REPORTS, 'raw');
  const file = join(folder, `${suite.name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const reporters = suite.runner === 'vitest' ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] : ['--json', file];
  const code = await spawned([...suite.args, ...reporters], suite.cwd, env);
  const tests = read(suite, file);
  const clean = tests.length > 0 && !tests.some(({ status }) => status === 'failed');
  if (code !== 0 && (tests.length === 0 || clean))
    tests.push({ title: `${suite.title}: the runner ends without an error (exit code ${code})`, file: suite.name, status: 'failed' });
  return tests;
}

function spawned(args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function read(suite: Suite, file: string): TestResult[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
  return suite.runner === 'vitest' ? fromVitest(json) : fromPlaywright(json);
}
