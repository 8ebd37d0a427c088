import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent } from 'undici';
import * as v from 'valibot';
import { GUEST_LOADS } from './guest-loads.ts';

const startSchema = v.object({ url: v.string(), name: v.string(), address: v.string() });

const { url, name, address } = v.parse(startSchema, workerData);
const load = GUEST_LOADS.find((known) => known.name === name);
if (load === undefined) throw new TypeError(`there is no load ${name}`);
const { sockets, path, accept = '*/*', leavesAfter } = load;
const { origin } = new URL(url);
const agent = new Agent({ connections: sockets });
const over = new AbortController();
parentPort?.once('message', () => over.abort());

const statuses: Record<string, number> = {};
let sent = 0;

async function requestNext(): Promise<number | 'left' | 'broken'> {
  const left = leavesAfter === undefined ? over.signal : AbortSignal.any([over.signal, AbortSignal.timeout(leavesAfter)]);
  try {
    const headers = { 'x-forwarded-for': address, accept };
    const response = await agent.request({ origin, method: 'GET', path: path(sent++), headers, signal: left });
    await response.body.dump();
    return response.statusCode;
  } catch {
    return left.aborted ? 'left' : 'broken';
  }
}

async function loop(): Promise<void> {
  while (!over.signal.aborted) {
    const status = await requestNext();
    statuses[status] = (statuses[status] ?? 0) + 1;
    // A client that is refused tries again soon, but does not starve its own thread.
    await setTimeout(1);
  }
}

await Promise.all(Array.from({ length: sockets }, loop));
parentPort?.postMessage(statuses);
await agent.destroy();
