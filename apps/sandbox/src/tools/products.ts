import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../core/problem.ts';
import { products } from '../db/schema/catalogue.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const PRICE_MAX_SOM = 1_000_000_000;
const STOCK_MAX = 100_000;
const optionalInteger = (least: number, most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));
const body = v.pipe(
  v.strictObject({ id: v.string(), price: optionalInteger(1, PRICE_MAX_SOM), stock: optionalInteger(0, STOCK_MAX) }),
  v.check(({ price, stock }) => price !== undefined || stock !== undefined, 'price or stock is needed'),
);

/**
 * POST /sandbox/products {"id": "1000", "price": 350000, "stock": 1}: changes a product as a store may do while it is in a customer's
 * basket.
 */
export function registerProducts(app: FastifyInstance, { db }: ToolContext): void {
  app.post('/sandbox/products', async (request) => {
    const { id, price, stock } = parseInput(body, request.body);
    const change = { ...(price === undefined ? {} : { price }), ...(stock === undefined ? {} : { stock }) };
    const [row] = await db.update(products).set(change).where(eq(products.id, id)).returning();
    if (row === undefined) throw new Problem('not_found');
    return { id: row.id, price: row.price, stock: row.stock };
  });
}
