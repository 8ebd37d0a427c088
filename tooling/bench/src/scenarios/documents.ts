import { type Stack, startStack } from '@muddat/e2e/stack';
import { Pool } from 'undici';
import { readCpuSeconds } from '../cpu-time.ts';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { percentile } from '../percentile.ts';
import { PortalClient, ServerConnection } from '../portal-client.ts';
import { readMemoryMb } from '../read-memory.ts';

const CUSTOMER = { phone: '+998900000001', password: 'Muddat-demo-1' };
const PATH = '/ru/main-page';
const CONCURRENCY = [1, 8, 32] as const;
/** Headers that decide how the gateway makes the document. */
const KINDS = {
  shell: { 'x-muddat-shell': '1' },
  rendered: { 'sec-fetch-site': 'same-origin' },
} as const;
const WARM_UP = 50;
/** Documents after which the memory of the gateway is read again. */
const MEMORY_AFTER = 10_000;

/**
 * What a rendered page of the cabinet costs the gateway, next to its shell: processor time of a document, and documents per second with 1, 8
 * and 32 customers at once. Processor time is that of the gateway's process, the sandbox's not included. Fails if a document is of the wrong
 * kind.
 */
export async function runDocumentsScenario({ seconds }: { readonly seconds: number }): Promise<ScenarioResult> {
  const stack = await startStack();
  const pool = new Pool(stack.url, { connections: Math.max(...CONCURRENCY) });
  try {
    const cookies = await signInMany(stack, Math.max(...CONCURRENCY));
    const lines: string[] = [];
    const failures: string[] = [];
    for (const [kind, headers] of Object.entries(KINDS))
      for (const customers of CONCURRENCY) {
        const open = { pool, cookies: cookies.slice(0, customers), headers, isShell: kind === 'shell' };
        await openDocuments({ ...open, until: (count) => count >= WARM_UP });
        const before = readCpuSeconds(stack.gateway.pid);
        const end = performance.now() + seconds * 1_000;
        const { times, wrong } = await openDocuments({ ...open, until: () => performance.now() > end });
        const after = readCpuSeconds(stack.gateway.pid);
        const cpu = before === null || after === null ? Number.NaN : ((after - before) * 1_000) / times.length;
        lines.push(
          `${kind}, ${customers} at once: ${(times.length / seconds).toFixed(0)} a second, p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms, ${cpu.toFixed(1)} ms of the gateway's processor for each`,
        );
        if (wrong > 0) failures.push(`${wrong} of ${times.length} documents were no ${kind} document`);
      }
    const memoryBefore = readMemoryMb(stack.gateway.pid);
    const open = { pool, cookies, headers: KINDS.rendered, isShell: false };
    await openDocuments({ ...open, until: (count) => count >= MEMORY_AFTER });
    lines.push(
      `memory of the gateway before and after ${MEMORY_AFTER} rendered documents: ${memoryBefore} MB, ${readMemoryMb(stack.gateway.pid)} MB`,
    );
    return { lines, failures };
  } finally {
    await pool.close();
    await stack.stop();
  }
}

/** Sessions of one customer on as many devices. */
async function signInMany({ url }: Stack, count: number): Promise<string[]> {
  const gateway = new ServerConnection(url, 1);
  const cookies: string[] = [];
  for (let device = 0; device < count; device += 1)
    cookies.push((await PortalClient.signIn(gateway, CUSTOMER.phone, CUSTOMER.password)).cookie);
  await gateway.close();
  return cookies;
}

type DocumentLoad = {
  readonly pool: Pool;
  readonly cookies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly isShell: boolean;
  readonly until: (count: number) => boolean;
};

/** Opens the main page in each session again and again. Returns the time of each document in ms, and how many were of the wrong kind. */
async function openDocuments({ pool, cookies, headers, isShell, until }: DocumentLoad): Promise<{ times: number[]; wrong: number }> {
  const times: number[] = [];
  let wrong = 0;
  const openRepeatedly = async (cookie: string): Promise<void> => {
    while (!until(times.length)) {
      const began = performance.now();
      const response = await pool.request({ method: 'GET', path: PATH, headers: { ...headers, cookie, 'accept-encoding': 'br' } });
      await response.body.dump({ limit: Number.MAX_SAFE_INTEGER });
      times.push(performance.now() - began);
      if (response.statusCode !== 200 || (response.headers['x-muddat-shell'] === '1') !== isShell) wrong += 1;
    }
  };
  await Promise.all(cookies.map(openRepeatedly));
  return { times, wrong };
}
