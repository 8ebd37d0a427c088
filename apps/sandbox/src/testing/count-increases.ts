import { metricsRegistry } from '../core/metrics/metrics.ts';

const LINE = /^muddat_sandbox_(\w+_total\{.*\}) (\d+)$/gm;

async function readCounters(): Promise<Map<string, number>> {
  const text = await metricsRegistry.metrics();
  return new Map([...text.matchAll(LINE)].map(([, name = '', value]) => [name, Number(value)]));
}

/** What `work` adds to the business counters, by name and labels. */
export async function countIncreases(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readCounters();
  await work();
  const after = await readCounters();
  const increases = [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
  return Object.fromEntries(increases.filter(([, increase]) => increase > 0));
}
