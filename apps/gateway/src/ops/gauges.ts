import type { Release } from '@muddat/process';
import { API_NAMES } from '@muddat/sdk';
import { Gauge, type Registry } from 'prom-client';
import type { BackendLane } from '../upstream/backend-queues.ts';

export type Readiness = { ready: boolean; checks: Readonly<Record<string, 'ok' | 'failed'>> };

/** The values that a collection of metrics reads. `waitingCalls`: number of calls that wait for a backend, by lane. */
export type GaugeSources = {
  readonly store: 'redis' | 'files';
  isStopping(): boolean;
  readiness(): Promise<Readiness>;
  waitingCalls(): Readonly<Record<BackendLane, number>>;
};

/** Counts what is open at this moment. */
export type OpenCount = { begin(): void; end(): void };

export function createOpenCounts(registry: Registry): { requests: OpenCount; streams: OpenCount; connections: OpenCount } {
  const count = (name: string, help: string): OpenCount => {
    const gauge = new Gauge({ name, help, registers: [registry] });
    return { begin: () => gauge.inc(), end: () => gauge.dec() };
  };
  return {
    requests: count('muddat_gateway_requests_in_flight', 'Requests without a complete response, event streams included.'),
    streams: count('muddat_gateway_event_streams', 'Open event streams.'),
    connections: count('muddat_gateway_open_connections', 'Open connections, with or without a request.'),
  };
}

/** Readiness is asked once for all gauges of a collection, since the check reuses its result for a second. */
export function registerGauges(registry: Registry, release: Release | null): (sources: GaugeSources) => void {
  const registers = [registry];
  let sources: GaugeSources | null = null;
  const none = { version: 'none', commit: 'none', buildId: 'none' };
  const { version, commit, buildId: build } = release ?? none;
  const labelNames = ['version', 'commit', 'build'];
  new Gauge({ name: 'muddat_build_info', help: 'What runs; always 1.', labelNames, registers }).set({ version, commit, build }, 1);

  const zeroOrOne = (isUp: boolean): number => (isUp ? 1 : 0);
  new Gauge({
    name: 'muddat_gateway_ready',
    help: 'Whether /readyz is ready: 1 or 0.',
    registers,
    async collect() {
      if (sources !== null) this.set(zeroOrOne(!sources.isStopping() && (await sources.readiness()).ready));
    },
  });
  new Gauge({
    name: 'muddat_gateway_store_up',
    help: 'Whether the store of sessions accepts a write: 1 or 0.',
    labelNames: ['store'],
    registers,
    async collect() {
      if (sources !== null) this.set({ store: sources.store }, zeroOrOne((await sources.readiness()).checks['sessions'] === 'ok'));
    },
  });
  new Gauge({
    name: 'muddat_gateway_upstream_up',
    help: 'Whether an API answers as its contract says: 1 or 0.',
    labelNames: ['api'],
    registers,
    async collect() {
      if (sources === null) return;
      const { checks } = await sources.readiness();
      for (const api of API_NAMES) this.set({ api }, zeroOrOne(checks[api] === 'ok'));
    },
  });
  new Gauge({
    name: 'muddat_gateway_waiting_calls',
    help: 'Calls that wait for their turn at a backend, by lane.',
    labelNames: ['lane'],
    registers,
    collect() {
      const waitingCalls = sources?.waitingCalls() ?? { open: 0, kept: 0 };
      this.set({ lane: 'open' }, waitingCalls.open);
      this.set({ lane: 'kept' }, waitingCalls.kept);
    },
  });
  return (given) => {
    sources = given;
  };
}
