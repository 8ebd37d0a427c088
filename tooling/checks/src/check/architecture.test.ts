import { expect, test } from 'vitest';
import { type Arrow, drawApp, drawDiagram, staleDiagram, withDiagram, withoutImplied } from './architecture.ts';

const DIAGRAM = 'flowchart TB\n  a --> b';
const page = (inside: string) =>
  `# Title\n\n<!-- diagram: written by \`pnpm architecture\` -->\n${inside}\n<!-- end of the diagram -->\n\nText.\n`;
/** `a>b` as an arrow. */
const arrows = (text: string): Arrow[] =>
  text
    .split(' ')
    .filter((arrow) => arrow !== '')
    .map((arrow): Arrow => [arrow.split('>')[0] ?? '', arrow.split('>')[1] ?? '']);

test.each([
  ['an arrow that a longer way says too is left out', 'a>b a>c b>c', { a: ['b'], b: ['c'] }],
  ['an arrow that comes twice is drawn once, and nodes and targets are in order', 'b>d b>c a>c b>d', { a: ['c'], b: ['c', 'd'] }],
  ['nothing is drawn of nothing', '', {}],
])('%s', (_title, given, expected) => {
  expect(Object.fromEntries(withoutImplied(arrows(given)))).toEqual(expected);
});

test('a loop, which another check refuses, ends', () => {
  expect([...withoutImplied(arrows('a>b b>a')).keys()]).toEqual(['a', 'b']);
});

test('an app is a box with a box for each row; imports of tests, within a row, upwards and from outside draw no arrow', () => {
  const layers = { rows: [['app'], ['auth', 'pages'], ['shared']], outside: ['worker'] };
  const imports = new Map([
    ['app/tree.ts', ['auth/login.ts', 'shared/form.ts']],
    ['auth/login.ts', ['auth/code.ts', 'shared/form.ts']],
    ['auth/login.test.ts', ['app/tree.ts']],
    ['shared/form.ts', ['app/tree.ts', 'testing/words.ts']],
    ['worker/start.ts', ['shared/form.ts']],
    ['entry.ts', ['shared/form.ts']],
  ]);
  expect(drawApp('apps/x', layers, imports)).toEqual([
    '  subgraph x["apps/x"]',
    '    x.app["app"] --> x.auth',
    '    x.auth["auth, pages"] --> x.shared',
    '    x.shared["shared"]',
    '  end',
  ]);
});

test('the diagram holds the apps, every package, and the arrows between them', () => {
  expect(drawDiagram([['  subgraph x', '  end']], ['alone', 'i18n', 'ui'], arrows('x>ui x>i18n ui>i18n x>alone'))).toBe(
    'flowchart TB\n  subgraph x\n  end\n  subgraph packages\n    alone\n    i18n\n    ui --> i18n\n  end\n  x --> alone & ui',
  );
});

test('a page with the diagram of the code passes', () => {
  expect(staleDiagram(page(`\`\`\`mermaid\n${DIAGRAM}\n\`\`\``), DIAGRAM)).toBeUndefined();
});

test('a stale page is refused with the lines that differ and the command that writes the diagram', () => {
  expect(staleDiagram(page('```mermaid\nflowchart TB\n  a --> c\n```'), DIAGRAM)).toBe(
    [
      'docs/architecture.md: the diagram is stale; run `pnpm architecture` and commit what it writes',
      '  it lacks «a --> b»',
      '  it has «a --> c», which the code does not',
    ].join('\n'),
  );
});

test('lines in another order are stale too', () => {
  expect(staleDiagram(page('```mermaid\n  a --> b\nflowchart TB\n```'), DIAGRAM)).toContain('pnpm architecture');
});

test('writing puts the diagram between the markers and keeps the text around them', () => {
  const written = withDiagram(page('old'), DIAGRAM);
  expect(written).toBe(page(`\`\`\`mermaid\n${DIAGRAM}\n\`\`\``));
  expect(withDiagram(written, DIAGRAM)).toBe(written);
});

test('a page without markers is an error that names them', () => {
  expect(() => withDiagram('# Title\n', DIAGRAM)).toThrow('the markers «<!-- diagram: written by `pnpm architecture` -->»');
});
