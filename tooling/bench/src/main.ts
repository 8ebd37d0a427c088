import { parseArgs } from 'node:util';
import { buildApps } from '@muddat/e2e/build-apps';
import type { ScenarioResult } from './evaluate-payments.ts';
import { runDocumentsScenario } from './scenarios/documents.ts';
import { runFairnessScenario } from './scenarios/fairness.ts';
import { runGrowthScenario } from './scenarios/growth.ts';
import { runGuestsScenario } from './scenarios/guests.ts';
import { runLoadingScenario } from './scenarios/loading.ts';
import { runOrdersScenario } from './scenarios/orders.ts';
import { type BenchOptions, runPaymentsScenario } from './scenarios/payments.ts';
import { runSearchScenario } from './scenarios/search.ts';

// `pnpm bench`: runs every scenario. `pnpm bench payments --seconds 30`: runs the named scenarios.
const SCENARIOS: Readonly<Record<string, (options: BenchOptions) => Promise<ScenarioResult>>> = {
  payments: runPaymentsScenario,
  loading: runLoadingScenario,
  search: runSearchScenario,
  orders: runOrdersScenario,
  fairness: runFairnessScenario,
  guests: runGuestsScenario,
  documents: runDocumentsScenario,
  growth: runGrowthScenario,
};
/** Scenarios that need only the sandbox, which runs from its sources, so the apps are not built. */
const WITHOUT_APPS: readonly string[] = ['search', 'fairness'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'no-build': { type: 'boolean' },
    seconds: { type: 'string', default: '15' },
    customers: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
    parts: { type: 'string', default: '' },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const options = {
  seconds: count('seconds', values.seconds),
  customers: count('customers', values.customers),
  rounds: count('rounds', values.rounds),
  parts: values.parts.split(',').filter((part) => part !== ''),
};
const chosen = names.map((name) => ({
  name,
  run: SCENARIOS[name] ?? refuse(`There is no scenario "${name}"; there is ${Object.keys(SCENARIOS).join(', ')}.`),
}));

if (!values['no-build'] && chosen.some(({ name }) => !WITHOUT_APPS.includes(name))) buildApps();
for (const { name, run } of chosen) {
  const { lines, failures } = await run(options);
  for (const line of lines) console.log(`${name}: ${line}`);
  for (const failure of failures) console.error(`${name}: FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

function count(option: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : refuse(`--${option} takes a whole number from 1 on, and it is "${text}".`);
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
