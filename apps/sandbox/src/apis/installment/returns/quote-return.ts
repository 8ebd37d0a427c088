import type { CalendarDate } from '@muddat/schedule';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { planReturn, type ReturnedLine } from '../return-run/plan-return.ts';
import {
  type AskedLine,
  checkReturn,
  DEADLINE_DAYS,
  type ReturnCategory,
  type ReturnWish,
  whyNotReturnable,
} from '../return-run/return-rules.ts';
import { findOpen, loadWorld, type ReturnWorld } from '../return-run/return-store.ts';
import { findUploads } from '../return-run/take-photos.ts';
import { viewFigures, viewLines } from './return-view.ts';

export type AskedReturn = {
  readonly items: readonly AskedLine[];
  readonly category?: ReturnCategory | undefined;
  readonly wish?: ReturnWish | undefined;
  readonly photos?: readonly string[] | undefined;
};

export const quoteReturn = operation('installment', 'quoteReturn', async ({ ctx, customer, params, body, locale }) => {
  await ensureUpToDate(ctx);
  const { id: customerId } = requireCustomer(customer);
  const { world, lines } = await requireReturnable(ctx.db, { customerId, orderId: params.id, asked: body, today: ctx.clock.today() });
  await findUploads(ctx.db, customerId, body.photos ?? []);
  const { figures } = planReturn({ ...world, lines });
  return {
    status: 200,
    body: {
      data: {
        order_id: world.order.id,
        items: viewLines(world.items, lines, locale),
        figures: viewFigures(figures),
        answer_days: DEADLINE_DAYS.requested,
      },
    },
  };
});

type Asking = {
  readonly customerId: string;
  readonly orderId: string;
  readonly asked: AskedReturn;
  readonly today: CalendarDate;
  /** Locks the order, for the transaction that opens the case. */
  readonly lock?: boolean;
};

/** The order and the lines to return. Throws a Problem if they cannot be returned. */
export async function requireReturnable(
  tx: Database,
  { customerId, orderId, asked, today, lock = false }: Asking,
): Promise<{ readonly world: ReturnWorld; readonly lines: readonly ReturnedLine[] }> {
  const world = await loadWorld(tx, customerId, orderId, lock);
  if (world === null) throw new Problem('not_found');
  const open = await findOpen(tx, orderId);
  if (open !== null) throw new Problem('return_open', { extras: { return_id: open.id } });
  const refused = whyNotReturnable(world.order.status);
  if (refused !== null) throw new Problem(refused);
  const fields = checkReturn(asked, { ...world, today });
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
  const lines = asked.items.flatMap(({ line, quantity }) =>
    world.bought.filter((one) => one.line === line).map(({ price }) => ({ line, quantity, price })),
  );
  return { world, lines };
}
