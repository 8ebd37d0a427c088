import type { FaultStack } from './fault-stack.ts';
import { type Payer, parsePayment } from './payer.ts';

/** `awayMs`: how long a database is away. */
export type FaultContext = { readonly stack: FaultStack; readonly payer: Payer; readonly amount: number; readonly awayMs: number };
/** One fault. It throws if something is obviously wrong; the books are checked afterwards. */
export type FaultCase = {
  readonly name: string;
  readonly play: (scene: FaultContext) => Promise<void>;
  /** Changes more than payments, such as the clock. The data are seeded again after it. */
  readonly needsReset?: true;
  readonly needs?: 'postgresql';
};

export const PAYMENT_STEPS = ['before-charge', 'after-charge', 'after-settle'] as const;
export const CONFIRM_OPERATION = 'billing.confirmPayment';

export function assertCondition(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

export const injectFault = (world: FaultStack, fault: object) => world.tool('POST', '/sandbox/faults', [fault]);

export async function waitForStep(world: FaultStack, step: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    const { body } = await world.tool('GET', '/sandbox/faults');
    if (JSON.stringify(body).includes(`"${CONFIRM_OPERATION}@${step}":`)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${step} was never reached`);
}

/** Polls a wish's payment until it is no longer processing, and returns its status. */
export async function waitForFinalStatus({ payer }: FaultContext, wish: ReturnType<Payer['createIntent']>): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const payment = parsePayment(await payer.find(wish));
    if (payment !== null && payment.status !== 'processing') return payment.status;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('the payment came to no end');
}
