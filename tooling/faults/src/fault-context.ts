import type { FaultStack } from './fault-stack.ts';
import { type Payer, parsePayment } from './payer.ts';

/** `amount`: whole so'm of a payment. `awayMs`: how long the database is unreachable, in the fault that disconnects it. */
export type FaultContext = { readonly stack: FaultStack; readonly payer: Payer; readonly amount: number; readonly awayMs: number };
/** One fault. `play` throws if something is obviously wrong; the ledger is checked afterwards (`findInconsistencies`). */
export type FaultCase = {
  readonly name: string;
  readonly play: (scene: FaultContext) => Promise<void>;
  /** Changes more than payments, such as the clock. The data are seeded again after it. */
  readonly needsReset?: true;
  readonly needs?: 'postgresql';
};

export const PAYMENT_STEPS = ['before-charge', 'after-charge', 'after-settle'] as const;
export const CONFIRM_PAYMENT_OPERATION = 'billing.confirmPayment';

export function assertCondition(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

export const injectFault = (world: FaultStack, fault: object) => world.tool('POST', '/sandbox/faults', [fault]);

export async function waitForPaymentStep(world: FaultStack, step: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    const { body } = await world.tool('GET', '/sandbox/faults');
    if (JSON.stringify(body).includes(`"${CONFIRM_PAYMENT_OPERATION}@${step}":`)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${step} was never reached`);
}

/** Polls the payment of an intent until it is no longer processing, and returns its status. Throws after 200 polls, at least 30 s. */
export async function waitForFinalStatus({ payer }: FaultContext, wish: ReturnType<Payer['createIntent']>): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const payment = parsePayment(await payer.find(wish));
    if (payment !== null && payment.status !== 'processing') return payment.status;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('the payment came to no end');
}
