import { expect, test } from 'vitest';
import {
  appSubgraphLines,
  type Dependency,
  describeDiagramDifferences,
  replaceDiagram,
  toMermaidDiagram,
  transitiveReduction,
  withoutScope,
} from './architecture.ts';

const DIAGRAM = 'flowchart TB\n  a --> b';
const page = (inside: string) =>
  `# Title\n\n<!-- diagram: written by \`pnpm architecture\` -->\n${inside}\n<!-- end of the diagram -->\n\nText.\n`;
/** `a>b` as an arrow. */
const arrows = (text: string): Dependency[] =>
  text
    .split(' ')
    .filter((arrow) => arrow !== '')
    .map((arrow): Dependency => [arrow.split('>')[0] ?? '', arrow.split('>')[1] ?? '']);

test.each([
  ['an arrow implied by a longer path is left out', 'a>b a>c b>c', { a: ['b'], b: ['c'] }],
  ['a duplicate arrow is drawn once, and nodes and targets are sorted', 'b>d b>c a>c b>d', { a: ['c'], b: ['c', 'd'] }],
  ['no arrows give an empty result', '', {}],
])('transitiveReduction: %s', (_title, given, expected) => {
  expect(Object.fromEntries(transitiveReduction(arrows(given)))).toEqual(expected);
});

test('transitiveReduction terminates for a loop of arrows', () => {
  expect([...transitiveReduction(arrows('a>b b>a')).keys()]).toEqual(['a', 'b']);
});

test('appSubgraphLines draws a box for each row, and arrows only for imports of lower rows outside tests', () => {
  const layers = { rows: [['app'], ['auth', 'pages'], ['shared']], outside: ['worker'] };
  const imports = new Map([
    ['app/tree.ts', ['auth/login.ts', 'shared/form.ts']],
    ['auth/login.ts', ['auth/document-code.ts', 'shared/form.ts']],
    ['auth/login.test.ts', ['app/tree.ts']],
    ['shared/form.ts', ['app/tree.ts', 'testing/words.ts']],
    ['worker/start.ts', ['shared/form.ts']],
    ['entry.ts', ['shared/form.ts']],
  ]);
  expect(appSubgraphLines('apps/x', layers, imports)).toEqual([
    '  subgraph x["apps/x"]',
    '    x.app["app"] --> x.auth',
    '    x.auth["auth, pages"] --> x.shared',
    '    x.shared["shared"]',
    '  end',
  ]);
});

test('toMermaidDiagram draws the apps, every package and the arrows between them', () => {
  expect(toMermaidDiagram([['  subgraph x', '  end']], ['alone', 'i18n', 'ui'], arrows('x>ui x>i18n ui>i18n x>alone'))).toBe(
    'flowchart TB\n  subgraph x\n  end\n  subgraph packages\n    alone\n    i18n\n    ui --> i18n\n  end\n  x --> alone & ui',
  );
});

test.each([
  ['@muddat/i18n', 'i18n'],
  ['muddat-sandbox', 'muddat-sandbox'],
])('withoutScope: the diagram shows the package %s as %s', (name, shown) => {
  expect(withoutScope(name)).toBe(shown);
});

test('describeDiagramDifferences returns nothing for a page with the current diagram', () => {
  expect(describeDiagramDifferences(page(`\`\`\`mermaid\n${DIAGRAM}\n\`\`\``), DIAGRAM)).toBeUndefined();
});

test('describeDiagramDifferences names the differing lines of a stale diagram and the command that updates it', () => {
  expect(describeDiagramDifferences(page('```mermaid\nflowchart TB\n  a --> c\n```'), DIAGRAM)).toBe(
    [
      'docs/architecture.md: the diagram is stale; run `pnpm architecture` and commit what it writes',
      '  it lacks «a --> b»',
      '  it has «a --> c», which the code does not',
    ].join('\n'),
  );
});

test('describeDiagramDifferences reports a diagram whose lines are in another order', () => {
  expect(describeDiagramDifferences(page('```mermaid\n  a --> b\nflowchart TB\n```'), DIAGRAM)).toContain('pnpm architecture');
});

test('replaceDiagram puts the diagram between the markers and keeps the text around them', () => {
  const written = replaceDiagram(page('old'), DIAGRAM);
  expect(written).toBe(page(`\`\`\`mermaid\n${DIAGRAM}\n\`\`\``));
  expect(replaceDiagram(written, DIAGRAM)).toBe(written);
});
