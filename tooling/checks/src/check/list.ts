import { APPS_BUILD_ARGS } from '../apps-build.ts';
import { checkChanges } from '../packages/changes/check-changes.ts';
import { checkPackages } from '../packages/check-packages.ts';
import { checkArchitecture } from './architecture.ts';
import { checkFormat } from './biome.ts';
import { checkBoundaries } from './boundaries.ts';
import { checkBudgets } from './budgets.ts';
import { checkCatalogs } from './catalogs.ts';
import { checkDeploy } from './deploy/deploy.ts';
import { checkLayers } from './layers.ts';
import { checkMonitoring } from './monitoring/monitoring.ts';
import { checkRowIds } from './row-ids.ts';
import { runChecksSequentially, runTool } from './run-tool.ts';
import { checkSizes } from './sizes.ts';
import { checkHardCoded, checkLetters, checkTerms } from './texts/texts.ts';
import { checkTiers } from './tiers.ts';
import { checkTypes } from './types.ts';
import { checkViews } from './views.ts';
import { checkWording } from './wording/wording.ts';

/** One check of `pnpm check`. `run` returns a description of the faults, or undefined. */
export type Check = { name: string; title: string; run: () => Promise<string | undefined> };

const vitest = 'node_modules/vitest/vitest.mjs';

/** The slowest first, so that no slow check runs alone at the end. */
export const CHECKS: readonly Check[] = [
  { name: 'types', title: 'types of every room', run: checkTypes },
  {
    name: 'lint',
    title: 'promises and import cycles (oxlint, with types)',
    run: () => runTool('oxlint', ['--type-aware', '--deny-warnings']),
  },
  { name: 'packages', title: 'packed packages: whole, linted, their public names as listed', run: checkPackages },
  { name: 'tiers', title: 'every test in a tier, whole quarters, and how many browser tests there are', run: checkTiers },
  {
    name: 'unit',
    title: 'unit tests',
    run: () => runTool('node', [vitest, 'run', '--project', 'unit', '--reporter=dot']),
  },
  {
    name: 'format',
    title: 'formatting and fast lint (biome)',
    run: checkFormat,
  },
  { name: 'catalogs', title: 'message catalogs: complete, nothing unused, one alphabet', run: checkCatalogs },
  {
    name: 'budgets',
    title: 'bundle budgets, in bytes as the browser gets them',
    run: () => runChecksSequentially(() => runTool('turbo', APPS_BUILD_ARGS), checkBudgets),
  },
  { name: 'exports', title: 'dead exports, files and dependencies (knip)', run: () => runTool('knip', []) },
  {
    name: 'contracts',
    title: 'contracts: linted, and their generated types fresh',
    run: () =>
      runChecksSequentially(
        () => runTool('redocly', ['lint', '--config', 'packages/sdk/redocly.yaml']),
        () => runTool('node', ['packages/sdk/scripts/generate.mjs', '--check']),
      ),
  },
  {
    name: 'boundaries',
    title: 'who may import whom',
    run: () => runChecksSequentially(() => runTool('turbo', ['boundaries']), checkBoundaries, checkLayers, checkViews, checkArchitecture),
  },
  {
    name: 'deploy',
    title: 'files to deploy: read by their programs, safe, with known settings',
    run: () => Promise.resolve(checkDeploy()),
  },
  {
    name: 'monitoring',
    title: 'alerts, their tests, dashboard and runbook: read by promtool, with known metrics',
    run: () => Promise.resolve(checkMonitoring()),
  },
  { name: 'sizes', title: 'files of more than 250 lines, and too many small files', run: checkSizes },
  {
    name: 'migration',
    title: "the sandbox's migration is what its schema says",
    run: () => runTool('node', ['apps/sandbox/scripts/generate-migration.mjs', '--check']),
  },
  {
    name: 'texts',
    title: 'every visible text is in the catalogs, and all say one word for one thing',
    run: () => runChecksSequentially(checkHardCoded, checkTerms),
  },
  { name: 'words', title: 'comments and docs that are understood at first reading', run: checkWording },
  { name: 'letters', title: 'one alphabet a word, and the apostrophes of Uzbek', run: checkLetters },
  {
    name: 'changes',
    title: 'changes of public names and contracts, each with a changeset of its level',
    run: () => Promise.resolve(checkChanges()),
  },
  { name: 'rows', title: 'spec rows: every id in a test title is a row', run: checkRowIds },
];
