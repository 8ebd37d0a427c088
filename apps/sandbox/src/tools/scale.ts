import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addOrders } from '../seed/scale.ts';
import { parseInput } from './parse-input.ts';
import type { ToolParts } from './parts.ts';

const ORDERS_MAX = 1_000_000;
const body = v.strictObject({ orders: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ORDERS_MAX)) });

/** POST /sandbox/scale {"orders": 100000}: adds generated customers and orders, for benchmarks. */
export function registerScale(app: FastifyInstance, { db }: ToolParts): void {
  app.post('/sandbox/scale', async (request) => {
    const { orders } = parseInput(body, request.body);
    const began = performance.now();
    await addOrders(db, orders);
    return { orders, ms: Math.round(performance.now() - began) };
  });
}
