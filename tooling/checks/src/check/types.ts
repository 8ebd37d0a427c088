import { allOf, runTool } from './run-tool.ts';

/**
 * Every room in as few programs as their environments allow. A program is checked whole, so a change of one room is held against all that use it, without a cache that
 * could be stale. The apps stand alone because each registers its own router with TanStack Router.
 */
export const PROGRAMS = [
  'tooling/typescript/pure.json',
  'tooling/typescript/node.json',
  'tooling/typescript/browser.json',
  'packages/routing/tsconfig.json',
  'packages/sdk/tsconfig.json',
  'apps/cabinet/tsconfig.json',
  'apps/public-site/tsconfig.json',
  'apps/public-site/tsconfig.worker.json',
] as const;

export function checkTypes(): Promise<string | undefined> {
  return allOf(...PROGRAMS.map((program) => () => runTool('tsc', ['-p', program])));
}
