import { runChecksSequentially, runTool } from './run-tool.ts';

/**
 * All packages in as few TypeScript programs as their environments allow. tsc checks a whole program, so a change is checked against all
 * its users, without a cache that could be stale. Each app has its own program, because it registers its own router type with TanStack
 * Router.
 */
export const TYPESCRIPT_PROGRAMS = [
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
  return runChecksSequentially(...TYPESCRIPT_PROGRAMS.map((program) => () => runTool('tsc', ['-p', program])));
}
