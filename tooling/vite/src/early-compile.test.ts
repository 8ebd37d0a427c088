import { build } from 'vite';
import { expect, it } from 'vitest';
import { earlyCompile } from './early-compile.ts';

const FILES: Record<string, string> = {
  'entry.js': "import old from './old.cjs'; import('./later.js'); console.log(old.sum(2, 3));",
  'old.cjs': 'exports.sum = function (a, b) { return a + b; };',
  'later.js': "console.log('later');",
};

async function built(early: RegExp) {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      earlyCompile(early),
      {
        name: 'files',
        resolveId: (id) => (id.replace('./', '') in FILES ? `/${id.replace('./', '')}` : null),
        load: (id) => FILES[id.slice(1)] ?? null,
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return Object.fromEntries(parts.flatMap((part) => (part.type === 'chunk' ? [[part.name, part.code]] : [])));
}

it('a file that a page starts with is compiled while it comes, its CommonJS modules too', async () => {
  const { entry, later } = await built(/^entry$/);
  expect(entry).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(entry).toMatch(/\(\(function\(\w+\)\{\w+\.sum=function/);
  expect(later).not.toContain('//#');
});

it('every other file is left as it is', async () => {
  expect((await built(/^another$/))['entry']).not.toMatch(/\/\/#|\(\(function/);
});
