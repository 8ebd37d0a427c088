import { parseArgs } from 'node:util';
import { startPostgres } from '@muddat/checks/postgres';
import { startFaultStack } from './fault-stack.ts';
import { playAllFaults, playRandomFaults } from './play.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string' },
    postgresql: { type: 'boolean', default: false },
  },
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);
const ms = Number(values.minutes) * 60_000;
if (!Number.isSafeInteger(seed) || !(ms > 0)) {
  console.error('pnpm faults [--all [--only text]] [--minutes 2] [--seed 1] [--postgresql]');
  process.exit(1);
}
/** A minute, as when a server is moved to another machine. */
const AWAY_MS = 60_000;
const printLine = (line: string) => console.log(line);
const server = values.postgresql ? await startPostgres({ durable: true }) : null;
const world = await startFaultStack(server);
try {
  if (!values.all) printLine(`seed ${seed}`);
  const played = values.all
    ? await playAllFaults(world, { awayMs: AWAY_MS, only: values.only, say: printLine })
    : await playRandomFaults(world, { seed, ms, say: printLine });
  const failed = played.filter(({ inconsistencies }) => inconsistencies.length > 0);
  printLine(`\n${played.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 || played.length === 0 ? 1 : 0;
} finally {
  await world.stop();
  await server?.stop();
}
