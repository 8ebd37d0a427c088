import type { Mutant } from './mutants.ts';

const change = (title: string, file: string, text: Mutant['text'], expectedOutput: readonly string[]): Mutant => ({
  check: 'packages',
  title,
  file,
  text,
  expectedOutput,
});

/** Mistakes in the published packages. Each is in a different package. */
export const PACKAGE_MUTANTS: readonly Mutant[] = [
  change(
    'a subpath that no build makes',
    'packages/schedule/package.json',
    (before) => before.replace('"@muddat/source": "./src/slow.oracle.ts"', '"default": "./dist/slow.oracle.js"'),
    ['@muddat/schedule: "./oracle" of "exports" names dist/slow.oracle.js'],
  ),
  change('a public name that is not listed', 'packages/validators/src/index.ts', (before) => `${before}\nexport const planted = 1;\n`, [
    '@muddat/validators: its public names changed',
    'new: @muddat/validators  value planted',
  ]),
  change(
    'types after the default',
    'packages/routing/package.json',
    (before) => before.replace(/("types": "[^"]+"),(\s+)("default": "[^"]+")/, '$3,$2$1'),
    ['@muddat/routing: publint: '],
  ),
  change(
    'declarations that lead nowhere',
    'packages/auth-core/src/index.ts',
    (before) => `// @ts-expect-error -- this file does not exist\nimport './planted.css';\n${before}`,
    ['@muddat/auth-core: attw: '],
  ),
  change('another licence', 'packages/i18n/LICENSE', () => 'All rights reserved.\n', ['@muddat/i18n: LICENSE differs']),
  change('a link that leaves a package', 'packages/ui/README.md', (before) => `${before}\nSee [why](../../docs/decisions/kit.md).\n`, [
    '@muddat/ui: README.md links to ../../docs/decisions/kit.md',
  ]),
  change('a test file in a tarball', 'packages/forms/package.json', (before) => before.replace('"!src/**/*.test.*",', ''), [
    '@muddat/forms: src/fields/fields.test.tsx is a test file',
  ]),
  {
    check: 'changes',
    title: 'a public name without a changeset',
    file: 'packages/schedule/public-names.txt',
    text: (before) => `${before.trimEnd()}\n  value PLANTED\n`,
    expectedOutput: ['@muddat/schedule: a changeset with "minor" is missing'],
  },
];
