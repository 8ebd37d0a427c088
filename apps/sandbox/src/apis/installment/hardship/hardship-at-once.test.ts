import { randomUUID } from 'node:crypto';
import { addDays } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { expect, test } from 'vitest';
import { createInstallmentCaller, DILNOZA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

const sandbox = await openSandbox();
const call = await createInstallmentCaller(sandbox, DILNOZA_PHONE);

test('[X-12] of ten concurrent requests to move a due date, one gets 201 and nine get 409', async () => {
  const { body } = await call<{ data: installment.components['schemas']['Order'][] }>('/v3/user/orders/all?status=delivered');
  const order = body.data.find(({ overdue_days }) => overdue_days > 0);
  const late = order?.schedule.find(({ state }) => state === 'overdue');
  if (late === undefined) throw new Error('nothing is overdue');
  const authorization = `Bearer ${await sandbox.tokenFor(DILNOZA_PHONE)}`;
  const press = () =>
    sandbox.app.inject({
      method: 'POST',
      url: `/installment/v3/user/order/${order?.id}/hardship`,
      headers: { authorization, 'idempotency-key': randomUUID() },
      payload: { kind: 'move', number: late.number, date: addDays(late.due_date, 10) },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, press));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});
