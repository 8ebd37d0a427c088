import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isEmbedded } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { CONFIRM_PAYMENT_PATH, DILNOZA_PHONE, expectBooksToAgree, MAIN_CARD_SOURCE, PAYMENT_PATH } from '../../../testing/billing.ts';
import { openMoneySandbox } from '../../../testing/money-moves.ts';

const { sandbox, me, cancel, delivered } = await openMoneySandbox();
const ROUNDS = 10;

it.skipIf(isEmbedded(sandbox.db))(
  'a cancellation during repeated captures of a payment of its order never ends in a deadlock',
  async () => {
    const { id } = await delivered();
    for (let round = 0; round < ROUNDS; round += 1) {
      await sandbox.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, id));
      const order = { purpose: 'instalment', order_id: id, amount: 1_000, source: MAIN_CARD_SOURCE };
      const { payment_id } = (await me.write(PAYMENT_PATH, order)).body;
      const capture = { payment_id, code: await me.lastCode() };
      await me.write(CONFIRM_PAYMENT_PATH, capture);
      const captures = () => [1, 2, 3].map(() => me.write(CONFIRM_PAYMENT_PATH, capture));
      const answers = await Promise.all([...captures(), cancel(id), ...captures()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
      await expectBooksToAgree(sandbox, DILNOZA_PHONE);
    }
  },
);
