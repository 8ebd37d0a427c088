import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readMarkedPart, replaceMarkedPart } from '../docs/marked-part.ts';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';
import { APP_LAYERS, type AppLayers, type ImportsByFile, layerOf, readImports, rowOfLayer, TEST_OR_STORY_FILE } from './layers.ts';

export const ARCHITECTURE_DOC = 'docs/architecture.md';
const COMMAND = 'pnpm architecture';
const DIAGRAM = { name: 'diagram', command: COMMAND };
const SCOPE = '@muddat/';

/** From the importing node to the imported one. */
export type Dependency = readonly [from: string, to: string];

const PACKAGE = v.object({ name: v.string(), dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/** Checks that the diagram in docs/architecture.md is the one generated from the code. */
export async function checkArchitecture(): Promise<string | undefined> {
  return describeDiagramDifferences(readFileSync(join(ROOT, ARCHITECTURE_DOC), 'utf8'), architectureDiagram());
}

/** The apps with their layers, the packages, and the imports between them, as Mermaid. */
export function architectureDiagram(): string {
  const apps = Object.entries(APP_LAYERS).map(([app, layers]) => appSubgraphLines(app, layers, readImports(app)));
  const members = listRepositoryFiles('apps/*/package.json', 'packages/*/package.json').map(readMember);
  const packages = members.filter(({ folder }) => folder === 'packages').map(({ name }) => name);
  return toMermaidDiagram(
    apps,
    packages,
    members.flatMap(({ arrows }) => arrows),
  );
}

/** What differs between the page and the code, and the command that writes the diagram. */
export function describeDiagramDifferences(page: string, diagram: string): string | undefined {
  const [shown, wanted] = [diagramOf(page).split('\n'), diagram.split('\n')];
  const lacking = wanted.filter((line) => !shown.includes(line)).map((line) => `lacks «${line.trim()}»`);
  const extra = shown.filter((line) => !wanted.includes(line)).map((line) => `has «${line.trim()}», which the code does not`);
  const differences = [...lacking, ...extra];
  if (shown.join('\n') === wanted.join('\n')) return undefined;
  return [
    `${ARCHITECTURE_DOC}: the diagram is stale; run \`${COMMAND}\` and commit what it writes`,
    ...differences.map((difference) => `  it ${difference}`),
  ].join('\n');
}

/** Replaces the diagram between the page's markers. @throws Error if a marker is missing */
export const replaceDiagram = (page: string, diagram: string): string => replaceMarkedPart(page, DIAGRAM, toMermaidBlock(diagram));

const diagramOf = (page: string): string =>
  readMarkedPart(page, DIAGRAM)
    .replace(/^```mermaid\n/, '')
    .replace(/\n```$/, '');

const toMermaidBlock = (diagram: string): string => `\`\`\`mermaid\n${diagram}\n\`\`\``;

/** An app as a box with a box for each row of layers. Upward imports are left out; the layer check reports them. */
export function appSubgraphLines(app: string, layers: AppLayers, imports: ImportsByFile): readonly string[] {
  const name = app.split('/').at(-1) ?? app;
  const node = (row: number) => `${name}.${layers.rows[row]?.[0]}`;
  const arrows = [...imports].flatMap(([file, targets]) =>
    TEST_OR_STORY_FILE.test(file)
      ? []
      : targets.flatMap((target): Dependency[] => {
          const [from, to] = [rowOfLayer(layers, layerOf(file)), rowOfLayer(layers, layerOf(target))];
          return from < to && to < layers.rows.length ? [[node(from), node(to)]] : [];
        }),
  );
  const below = transitiveReduction(arrows);
  const boxes = layers.rows.map((row, at) => `    ${node(at)}["${row.join(', ')}"]${arrowsTo(below.get(node(at)))}`);
  return [`  subgraph ${name}["${app}"]`, ...boxes, '  end'];
}

export function toMermaidDiagram(apps: readonly (readonly string[])[], packages: readonly string[], arrows: readonly Dependency[]): string {
  const below = transitiveReduction(arrows);
  return [
    'flowchart TB',
    ...apps.flat(),
    '  subgraph packages',
    ...packages.map((name) => `    ${name}${arrowsTo(below.get(name))}`),
    '  end',
    ...[...below].flatMap(([from, targets]) => (packages.includes(from) ? [] : [`  ${from}${arrowsTo(targets)}`])),
  ].join('\n');
}

const arrowsTo = (targets: readonly string[] = []): string => (targets.length > 0 ? ` --> ${targets.join(' & ')}` : '');

/** The name of a package as the diagram shows it. Not every package has the scope: `muddat-sandbox` is started by its name with `npx`. */
export const withoutScope = (name: string): string => (name.startsWith(SCOPE) ? name.slice(SCOPE.length) : name);

/** An app or a package, and the packages of the workspace that it depends on. */
function readMember(file: string): { readonly folder: string | undefined; readonly name: string; readonly arrows: readonly Dependency[] } {
  const { name, dependencies } = v.parse(PACKAGE, JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  const own = withoutScope(name);
  const arrows = Object.keys(dependencies)
    .filter((dependency) => dependency.startsWith(SCOPE))
    .map((dependency): Dependency => [own, withoutScope(dependency)]);
  return { folder: file.split('/')[0], name: own, arrows };
}

/** The targets of each node in order, without implied arrows: a -> c is left out if a -> b -> c exists. */
export function transitiveReduction(arrows: readonly Dependency[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of arrows) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const reached = (start: string, seen = new Set<string>()): Set<string> => {
    for (const next of targets.get(start) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const direct = [...targets].map(([from, all]): [string, string[]] => {
    const implied = new Set([...all].flatMap((other) => [...reached(other)]));
    return [from, [...all].filter((to) => !implied.has(to)).sort()];
  });
  return new Map(direct.sort(([a], [b]) => (a < b ? -1 : 1)));
}
