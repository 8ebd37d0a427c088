import type { Tier } from '@muddat/vite-config/test-settings';
import { BaseSequencer, createVitest } from 'vitest/node';
import { ROOT } from '../root.ts';
import { QUARTERS } from './test-selection.ts';

// Prints as JSON, for the check `tiers`, the test files of each tier and quarter: the project, a space, and the path from the root.

// Without it Storybook's plug-in lists no stories.
process.env['VITEST'] = 'true';
const quarters: string[][] = [];
for (let quarter = 1; quarter <= QUARTERS; quarter += 1) quarters.push(await listTierFiles('exhaustive', quarter));
console.log(
  JSON.stringify({
    default: await listTierFiles('default'),
    exhaustive: await listTierFiles('exhaustive'),
    all: await listTierFiles('all'),
    quarters,
  }),
);

async function listTierFiles(tier: Tier, quarter?: number): Promise<string[]> {
  process.env['MUDDAT_TIER'] = tier;
  const vitest = await createVitest({ root: ROOT, watch: false, ...(quarter === undefined ? {} : { shard: `${quarter}/${QUARTERS}` }) });
  try {
    const files = await vitest.globTestSpecifications();
    const selected = quarter === undefined ? files : await new BaseSequencer(vitest).shard(files);
    // Vitest adds the browser's name to the name of a browser project.
    return selected.map(({ project, moduleId }) => `${project.name.replace(/ \(\w+\)$/, '')} ${moduleId.slice(ROOT.length)}`);
  } finally {
    await vitest.close();
  }
}
