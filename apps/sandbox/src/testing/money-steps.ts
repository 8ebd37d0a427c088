import { expect } from 'vitest';
import { readBalance } from '../apis/billing/ledger/balance.ts';
import type { openMoneySandbox } from './money-moves.ts';

/** `paymentId`: a payment of the order by card. `failedId`: one that has failed. */
export type MoneyScene = { readonly orderId: string; readonly paymentId: string; readonly failedId: string };
type MoneyStep = readonly [name: string, run: (scene: MoneyScene) => Promise<unknown>];

/** What the payment of a scene paid. */
export const SCENE_AMOUNT = 57_000;

/** The steps of the sequences in which money comes back to a customer and the provider acts. */
export function createMoneySteps(moves: Awaited<ReturnType<typeof openMoneySandbox>>) {
  const { sandbox, act, delivered, expectNoGain, gain } = moves;
  const withdrawAll = async () => moves.withdraw((await readBalance(sandbox.db, 'cus_0001')).available);
  /** A fact must be booked; a refund may be refused, since there may be nothing left to give back. */
  const fact = async (payload: object) => expect((await act(payload)).status).toBe(200);

  const startScene = async (): Promise<MoneyScene> => {
    const { id: orderId } = await delivered();
    const failedId = await moves.payInVain(orderId, SCENE_AMOUNT);
    return { orderId, failedId, paymentId: await moves.payByCard(orderId, SCENE_AMOUNT) };
  };

  /** Every way in which the money of a payment comes back to its customer, or changes what the order owes. */
  const ways: readonly MoneyStep[] = [
    ['a refund to the card', ({ paymentId }) => act({ payment_id: paymentId, act: 'refund', key: 'way' })],
    [
      'a refund to the balance',
      async ({ paymentId }) => {
        await moves.deleteCard();
        return act({ payment_id: paymentId, act: 'refund', key: 'way' });
      },
    ],
    ['an early payoff', ({ orderId }) => moves.payOff(orderId)],
    ['a return of some goods', ({ orderId }) => moves.returnOne(orderId)],
    ['a return of all goods, with the bonuses', ({ orderId }) => moves.returnAll(orderId)],
    ['a cancellation', ({ orderId }) => moves.cancel(orderId)],
    ['an excess', ({ orderId }) => moves.payTwice(orderId)],
    [
      'a cancellation and a withdrawal',
      async ({ orderId }) => {
        await moves.cancel(orderId);
        return withdrawAll();
      },
    ],
  ];

  const mainActs: readonly MoneyStep[] = [
    ['a partial refund', ({ paymentId }) => act({ payment_id: paymentId, act: 'refund', amount: 20_000, key: 'act' })],
    ['a chargeback', ({ paymentId }) => fact({ payment_id: paymentId, act: 'chargeback' })],
  ];
  const otherActs: readonly MoneyStep[] = [
    ['a refund', ({ paymentId }) => act({ payment_id: paymentId, act: 'refund', key: 'act' })],
    ['a partial chargeback', ({ paymentId }) => fact({ payment_id: paymentId, act: 'chargeback', amount: 20_000 })],
    [
      'two chargebacks',
      async ({ paymentId }) => {
        await fact({ payment_id: paymentId, act: 'chargeback', amount: SCENE_AMOUNT, key: 'first' });
        await fact({ payment_id: paymentId, act: 'chargeback', amount: SCENE_AMOUNT, key: 'second' });
      },
    ],
    ['a recall', ({ paymentId }) => fact({ payment_id: paymentId, act: 'recall' })],
    ['a late success', ({ failedId }) => moves.chargeLate(failedId, SCENE_AMOUNT)],
    [
      'a late success and its recall',
      async ({ failedId }) => {
        await moves.chargeLate(failedId, SCENE_AMOUNT);
        await fact({ payment_id: failedId, act: 'recall' });
      },
    ],
  ];

  /** Each way with each of the acts, in both orders. */
  const pairs = (acts: readonly MoneyStep[]) =>
    ways.flatMap((way) => acts.flatMap((one) => [[way[0], one[0], [way, one]] as const, [one[0], way[0], [one, way]] as const]));

  return {
    startScene,
    mainPairs: pairs(mainActs),
    otherPairs: pairs(otherActs),
    withdrawAll,
    fact,
    /** Plays the steps; after each the books agree, and the customer has no more than they paid. */
    playSteps: async (steps: readonly MoneyStep[]) => {
      const before = await gain();
      const scene = await startScene();
      for (const [, run] of steps) {
        await run(scene);
        await expectNoGain(before);
      }
    },
  };
}
