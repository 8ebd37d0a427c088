import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addOrders } from '../seed/scale.ts';
import { addProducts } from '../seed/scale-products.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolParts } from './shared/parts.ts';

const ADDED_MAX = 1_000_000;
const added = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ADDED_MAX)));
const body = v.pipe(
  v.strictObject({ orders: added, per_customer: added, products: added }),
  v.check(({ orders, products }) => orders !== undefined || products !== undefined, 'orders or products are needed'),
);

/**
 * POST /sandbox/scale {"orders": 100000, "products": 100000}: adds generated customers, orders and products, for benchmarks.
 * `per_customer`: number of orders of each customer, ten by default.
 */
export function registerScale(app: FastifyInstance, { db }: ToolParts): void {
  app.post('/sandbox/scale', async (request) => {
    const wanted = parseInput(body, request.body);
    const began = performance.now();
    if (wanted.products !== undefined) await addProducts(db, wanted.products);
    if (wanted.orders !== undefined) await addOrders(db, wanted.orders, wanted.per_customer);
    return { ...wanted, ms: Math.round(performance.now() - began) };
  });
}
