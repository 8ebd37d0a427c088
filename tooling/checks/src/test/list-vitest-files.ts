import type { Tier } from '@muddat/vite-config/test-settings';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { ROOT } from '../root.ts';
import { QUARTERS } from './test-selection.ts';

// Prints as JSON, for the check `tiers`, the test files of each tier and quarter: the project, a space, and the path from the root.

// Without it Storybook's plug-in lists no stories.
process.env['VITEST'] = 'true';
const exhaustive = await listTierFiles('exhaustive', QUARTERS);
console.log(
  JSON.stringify({
    default: (await listTierFiles('default')).all,
    exhaustive: exhaustive.all,
    all: (await listTierFiles('all')).all,
    quarters: exhaustive.shards,
  }),
);

async function listTierFiles(tier: Tier, shardCount = 0): Promise<{ all: string[]; shards: string[][] }> {
  process.env['MUDDAT_TIER'] = tier;
  const vitest = await createVitest({ root: ROOT, watch: false });
  // Vitest adds the browser's name to the name of a browser project.
  const nameOf = ({ project, moduleId }: TestSpecification) => `${project.name.replace(/ \(\w+\)$/, '')} ${moduleId.slice(ROOT.length)}`;
  try {
    const files = await vitest.globTestSpecifications();
    const shards: string[][] = [];
    for (let index = 1; index <= shardCount; index += 1) {
      vitest.config.shard = { index, count: shardCount };
      shards.push((await new BaseSequencer(vitest).shard(files)).map(nameOf));
    }
    return { all: files.map(nameOf), shards };
  } finally {
    await vitest.close();
  }
}
