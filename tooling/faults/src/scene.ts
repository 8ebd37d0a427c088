import { type Payer, paymentOf } from './payer.ts';
import type { World } from './world.ts';

/** `awayMs`: how long a database is away. */
export type Scene = { readonly world: World; readonly payer: Payer; readonly amount: number; readonly awayMs: number };
/** One fault. It throws if something is obviously wrong; the books are checked afterwards. */
export type FaultCase = {
  readonly name: string;
  readonly play: (scene: Scene) => Promise<void>;
  /** Changes more than payments, such as the clock. The data are seeded again after it. */
  readonly spoils?: true;
  readonly needs?: 'postgresql';
};

export const STEPS = ['before-charge', 'after-charge', 'after-settle'] as const;
export const CONFIRM = 'billing.confirmPayment';

export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what);
}

export const arm = (world: World, fault: object) => world.tool('POST', '/sandbox/faults', [fault]);

export async function reach(world: World, step: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    const { body } = await world.tool('GET', '/sandbox/faults');
    if (JSON.stringify(body).includes(`"${CONFIRM}@${step}":`)) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${step} was never reached`);
}

/** Polls a wish's payment until it is no longer processing, and returns its status. */
export async function endOf({ payer }: Scene, wish: ReturnType<Payer['wish']>): Promise<string> {
  for (let turn = 0; turn < 200; turn += 1) {
    const payment = paymentOf(await payer.find(wish));
    if (payment !== null && payment.status !== 'processing') return payment.status;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error('the payment came to no end');
}
