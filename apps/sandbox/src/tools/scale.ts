import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addGeneratedOrders } from '../seed/scale.ts';
import { addGeneratedProducts } from '../seed/scale-products.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const MAX_ADDED = 1_000_000;
const added = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ADDED)));
const body = v.pipe(
  v.strictObject({ orders: added, per_customer: added, products: added }),
  v.check(({ orders, products }) => orders !== undefined || products !== undefined, 'orders or products are needed'),
);

/**
 * POST /sandbox/scale {"orders": 100000, "products": 100000}: adds generated customers, orders and products, for benchmarks.
 * `per_customer`: number of orders of each customer, ten by default.
 */
export function registerScale(app: FastifyInstance, { db }: ToolContext): void {
  app.post('/sandbox/scale', async (request) => {
    const wanted = parseInput(body, request.body);
    const began = performance.now();
    if (wanted.products !== undefined) await addGeneratedProducts(db, wanted.products);
    if (wanted.orders !== undefined) await addGeneratedOrders(db, wanted.orders, wanted.per_customer);
    return { ...wanted, ms: Math.round(performance.now() - began) };
  });
}
