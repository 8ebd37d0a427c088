import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { askTypescript } from '@muddat/openapi-types/ask-typescript';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { readRepositoryFile } from './named-tests.ts';

/** The packages of pure functions. The READMEs of the SDK and the kit have tests of their own. */
const PACKAGES = ['auth-core', 'i18n', 'routing', 'schedule', 'validators'];
const EXAMPLE = /^```ts\n([\s\S]*?)^```$/gm;
/** What a call of `console.log` prints, as the comment behind it says. */
const PRINTED = /console\.log\(.*\); \/\/ (.+)$/gm;

const examples = PACKAGES.map((name) => {
  const folder = join(ROOT, 'packages', name);
  return { name, folder, code: [...readRepositoryFile(`packages/${name}/README.md`).matchAll(EXAMPLE)].map(([, code]) => code).join('\n') };
});

it.each(examples)('the example in the README of $name compiles', ({ folder, code }) => {
  expect(askTypescript(join(folder, 'example.ts'), { options: { types: ['node'] } }).errors(code)).toEqual([]);
});

it.each(examples)('the example in the README of $name prints what its comments say', ({ folder, code }) => {
  const expected = [...code.matchAll(PRINTED)].map(([, text]) => text);
  const oneLine = `import { inspect } from 'node:util';\ninspect.defaultOptions.breakLength = Infinity;\n`;
  const node = ['--conditions=@muddat/source', '--input-type=module-typescript', '--eval', oneLine + code];
  const { stdout, stderr } = spawnSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.replaceAll('\u00A0', ' ').trimEnd().split('\n')).toEqual(expected);
  expect(expected).not.toEqual([]);
});

/** JSX, and modules that a bundler resolves. */
const REACT = { jsx: 4, module: 99, moduleResolution: 100, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };

it.each(['ui', 'forms'])('the examples in the README of %s compile', (name) => {
  const examples = [...readRepositoryFile(`packages/${name}/README.md`).matchAll(/^```tsx\n([\s\S]*?)^```$/gm)];
  const typescript = askTypescript(join(ROOT, 'packages', name, 'example.tsx'), { options: { ...REACT, types: ['vite/client'] } });
  expect(examples.flatMap(([, code = '']) => typescript.errors(code))).toEqual([]);
});
