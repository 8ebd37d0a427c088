import { expect, test } from 'vitest';
import { mainFile, startFile } from './start-files.ts';

/** Runs the text as Node of a version would. Returns what it printed, its exit code and the files that it loaded. */
function runOn(version: string, text: string) {
  const printed: string[] = [];
  const loaded: string[] = [];
  let exitCode: number | null = null;
  const process = {
    versions: { node: version },
    exit: (code: number) => {
      exitCode = code;
    },
  };
  const run = new Function('process', 'console', 'require', text);
  run(process, { error: (line: string) => printed.push(line) }, (file: string) => loaded.push(file));
  return { printed, exitCode, loaded };
}

test.each(['24.12.0', '24.21.0', '25.0.0', '26.1.0-nightly2026'])('Node %s loads the server', (version) => {
  expect(runOn(version, mainFile('gateway', '>=24.12'))).toEqual({ printed: [], exitCode: null, loaded: ['./start.js'] });
});

test.each(['24.11.9', '22.99.0', '20.20.2', '8.17.0', '0.10.48'])(
  'Node %s is refused in one line, before it reads another file',
  (version) => {
    expect(runOn(version, mainFile('gateway', '>=24.12'))).toEqual({
      printed: [`gateway: Node ${version} is too old: start with Node 24.12 or newer.`],
      exitCode: 1,
      loaded: [],
    });
  },
);

test('the first file has no syntax that an old Node cannot read', () => {
  expect(mainFile('gateway', '>=24.12')).not.toMatch(/=>|`|\b(?:const|let|class|import|async)\b|\?\.|\?\?/);
});

test.each(['24', '^24.12', '>=24', ''])('a range such as "%s" is refused', (range) => {
  expect(() => mainFile('gateway', range)).toThrow('engines.node must have the form');
});

test('the second file loads the server', () => {
  expect(startFile('apps/gateway')).toContain("import('./apps/gateway/src/main.js')");
});
