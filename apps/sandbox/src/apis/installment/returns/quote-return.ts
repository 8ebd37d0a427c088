import type { CalendarDate } from '@muddat/schedule';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { planReturn, type ReturnedLine } from '../return-run/plan-return.ts';
import { requireReturnUploads } from '../return-run/return-photos.ts';
import {
  RETURN_DEADLINE_DAYS,
  type ReturnCategory,
  type ReturnRequestLine,
  type ReturnWish,
  returnRefusalCode,
  validateReturn,
} from '../return-run/return-rules.ts';
import { findOpenReturn, loadReturnContext, type ReturnContext } from '../return-run/return-store.ts';
import { viewReturnedItems, viewReturnFigures } from './return-view.ts';

export type ReturnRequest = {
  readonly items: readonly ReturnRequestLine[];
  readonly category?: ReturnCategory | undefined;
  readonly wish?: ReturnWish | undefined;
  readonly photos?: readonly string[] | undefined;
};

export const quoteReturn = operation('installment', 'quoteReturn', async ({ ctx, customer, params, body, locale }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const { world, lines } = await requireReturnableOrder(ctx.db, { customerId, orderId: params.id, asked: body, today: ctx.clock.today() });
  await requireReturnUploads(ctx.db, customerId, body.photos ?? []);
  const { figures } = planReturn({ ...world, lines });
  return {
    status: 200,
    body: {
      data: {
        order_id: world.order.id,
        items: viewReturnedItems(world.items, lines, locale),
        figures: viewReturnFigures(figures),
        answer_days: RETURN_DEADLINE_DAYS.requested,
      },
    },
  };
});

type ReturnableParams = {
  readonly customerId: string;
  readonly orderId: string;
  readonly asked: ReturnRequest;
  readonly today: CalendarDate;
  /** Locks the order, for the transaction that opens the case. */
  readonly lock?: boolean;
};

/** The order and the lines to return. Throws a Problem if they cannot be returned. */
export async function requireReturnableOrder(
  tx: Database,
  { customerId, orderId, asked, today, lock = false }: ReturnableParams,
): Promise<{ readonly world: ReturnContext; readonly lines: readonly ReturnedLine[] }> {
  const world = await loadReturnContext(tx, customerId, orderId, lock);
  if (world === null) throw new Problem('not_found');
  const open = await findOpenReturn(tx, orderId);
  if (open !== null) throw new Problem('return_open', { extras: { return_id: open.id } });
  const refused = returnRefusalCode(world.order.status);
  if (refused !== null) throw new Problem(refused);
  const fields = validateReturn(asked, { ...world, today });
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const lines = asked.items.flatMap(({ line, quantity }) =>
    world.bought.filter((one) => one.line === line).map(({ price }) => ({ line, quantity, price })),
  );
  return { world, lines };
}
