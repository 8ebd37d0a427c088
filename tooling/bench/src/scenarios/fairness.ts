import { startStandaloneSandbox } from '@muddat/e2e/sandbox-alone';
import sharp from 'sharp';
import * as v from 'valibot';
import { evaluateFairness, type FairnessMeasurement } from '../evaluate-fairness.ts';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { SandboxCustomer } from '../sandbox-customer.ts';

const OWNER = { phone: '+998900000001', password: 'Muddat-demo-1' };
const OTHER = { phone: '+998900000002', password: 'Muddat-demo-2' };
/** A customer without a verified identity, so that photos are accepted. */
const APPLICANT = { phone: '+998900000013', password: 'Muddat-demo-13' };
const [DOWNLOADS, PAPERS, PHOTOS] = [8, 20, 12];
const [WARM_UP_ROUNDS, IDLE_ROUNDS] = [20, 100];

const copySchema = v.object({ data: v.object({ id: v.string() }) });
const ordersSchema = v.object({ data: v.array(v.object({ id: v.string() })) });

/** How one customer's data export, documents and photos slow another customer's calls down, on a sandbox with its embedded database. */
export async function runFairnessScenario(): Promise<ScenarioResult> {
  const sandbox = await startStandaloneSandbox({});
  try {
    const [owner, other, applicant] = await Promise.all([OWNER, OTHER, APPLICANT].map((who) => SandboxCustomer.signIn(sandbox.url, who)));
    if (owner === undefined || other === undefined || applicant === undefined) throw new TypeError('three customers sign in');
    const today = new Date().toISOString().slice(0, 10);
    const calls = { limit: '/user/limit', paper: `/user/statement?from=${today}&to=${today}&format=pdf` };
    const loads = {
      copy: () => downloadCopy(owner),
      papers: () => downloadContracts(owner),
      photos: await preparePhotos(applicant),
    };
    await timesOf(other, calls, (rounds) => rounds === WARM_UP_ROUNDS);
    const idle = await timesOf(other, calls, (rounds) => rounds === IDLE_ROUNDS);
    const measured: FairnessMeasurement[] = [];
    for (const [load, run] of Object.entries(loads)) {
      let isOver = false;
      const running = run().finally(() => {
        isOver = true;
      });
      const beside = await timesOf(other, calls, () => isOver);
      await running;
      for (const call of ['limit', 'paper'] as const) measured.push({ call, load, idle: idle[call], underLoad: beside[call] });
    }
    return evaluateFairness(measured);
  } finally {
    await sandbox.stop();
  }
}

type MeasuredCalls = Readonly<Record<'limit' | 'paper', string>>;

/** Times the calls one after another, in rounds, until `isOver`. */
async function timesOf(
  other: SandboxCustomer,
  calls: MeasuredCalls,
  isOver: (rounds: number) => boolean,
): Promise<Record<keyof MeasuredCalls, number[]>> {
  const times = { limit: Array.of<number>(), paper: Array.of<number>() };
  for (let rounds = 0; !isOver(rounds); rounds += 1)
    for (const call of ['limit', 'paper'] as const) {
      const began = performance.now();
      await other.bytes(calls[call]);
      times[call].push(performance.now() - began);
    }
  return times;
}

async function downloadCopy(owner: SandboxCustomer): Promise<void> {
  await owner.prove(OWNER.password);
  const { id } = v.parse(copySchema, await owner.json('/user/export', { method: 'POST' })).data;
  await Promise.all(Array.from({ length: DOWNLOADS }, () => owner.bytes(`/user/export/${id}`)));
}

async function downloadContracts(owner: SandboxCustomer): Promise<void> {
  const { data } = v.parse(ordersSchema, await owner.json('/user/orders/all?limit=100'));
  const ids = Array.from({ length: PAPERS }, (_, index) => data[index % data.length]?.id ?? '');
  await Promise.all(ids.map((id) => owner.bytes(`/user/order/${id}/documents/contract`)));
}

/** Returns the load: a function that uploads the photos and then has the sandbox decode all of them in parallel. */
async function preparePhotos(applicant: SandboxCustomer): Promise<() => Promise<void>> {
  const photo = await sharp({ create: { width: 7_800, height: 5_000, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer();
  await applicant.json('/user/verification/consent', { method: 'PUT', body: { accepted: true, version: '2026-11' } });
  return async () => {
    const ids: string[] = [];
    for (let sent = 0; sent < PHOTOS; sent += 1) ids.push(await applicant.upload('selfie', photo));
    await Promise.all(
      ids.map((upload_id) => applicant.json('/user/verification/documents/selfie', { method: 'PUT', body: { upload_id } })),
    );
  };
}
