import { startStack } from '@muddat/e2e/stack';
import { cpuSeconds } from '../cpu-time.ts';
import { ratioInTurn } from '../pages/ratio.ts';
import { type RawAnswer, RawConnection } from '../pages/raw-client.ts';
import { startBareServer } from '../pages/start-bare-server.ts';
import { runFor } from '../run-for.ts';
import type { Result } from '../verdict.ts';

const PATH = '/ru';
const CONNECTIONS = 16;
/** Many short rounds: what else a machine does comes and goes, and meets both. */
const ROUNDS = 21;
const ROUND_SECONDS = 1;
/** Figures of the issue. */
const CACHED_MIN = 0.6;

type Lane = { connections: RawConnection[]; first: RawAnswer; pid: number };

async function openLane(port: number, pid: number): Promise<Lane> {
  const opened = await Promise.all(Array.from({ length: CONNECTIONS }, () => RawConnection.open(port, PATH)));
  const [first] = opened;
  if (first?.first.status !== 200) throw new Error(`GET ${PATH} is answered with ${first?.first.status}`);
  return { connections: opened.map(({ connection }) => connection), first: first.first, pid };
}

/** Answers a second, and the server's processor time for one. */
async function measure({ connections, pid }: Lane): Promise<{ rate: number; cpuMs: number | null }> {
  const before = cpuSeconds(pid);
  const run = await runFor(connections, ROUND_SECONDS, (connection) => connection.ask());
  if (run.refused.length > 0) throw new Error(run.refused[0]);
  const after = cpuSeconds(pid);
  const cpuMs = before === null || after === null ? null : ((after - before) * 1_000) / run.succeeded;
  return { rate: run.succeeded / run.seconds, cpuMs };
}

/**
 * What a kept page costs: answers a second of the gateway beside those of a Node server that does nothing but send the same headers and
 * the same bytes, measured in turn over as many connections.
 */
export async function pages(): Promise<Result> {
  const stack = await startStack();
  try {
    const port = Number(new URL(stack.url).port);
    const site = await openLane(port, stack.gateway.pid ?? 0);
    const bare = await startBareServer(site.first);
    const floor = await openLane(bare.port, bare.pid);
    try {
      await measure(site);
      await measure(floor);
      const cpu: { ours: (number | null)[]; floor: (number | null)[] } = { ours: [], floor: [] };
      const lane = (of: Lane, name: 'ours' | 'floor') => async () => {
        const { rate, cpuMs } = await measure(of);
        cpu[name].push(cpuMs);
        return rate;
      };
      const { ours, floor: floorRate, ratio, ratios } = await ratioInTurn(ROUNDS, lane(site, 'ours'), lane(floor, 'floor'));
      const headers = `${site.first.headers.size} and ${floor.first.headers.size} headers`;
      return {
        lines: [
          `a kept page: ${ours.toFixed(0)} a second, a bare Node server with the same ${site.first.body.length} bytes ${floorRate.toFixed(0)}: ${ratio.toFixed(2)} of it (middle of ${ratios.length}; ${headers})`,
          `processor time of an answer: gateway ${middle(cpu.ours)}, bare server ${middle(cpu.floor)}`,
        ],
        failures:
          ratio >= CACHED_MIN
            ? []
            : [`a kept page is served at ${ratio.toFixed(2)} of a bare server’s rate, and at least ${CACHED_MIN} is asked for`],
      };
    } finally {
      for (const { connections } of [site, floor]) for (const connection of connections) connection.close();
      bare.stop();
    }
  } finally {
    await stack.stop();
  }
}

function middle(values: readonly (number | null)[]): string {
  const known = values.filter((value) => value !== null).toSorted((one, other) => one - other);
  const value = known[Math.floor(known.length / 2)];
  return value === undefined ? 'unknown' : `${value.toFixed(3)} ms`;
}
