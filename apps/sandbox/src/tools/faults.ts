import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FAULT_KINDS } from '../core/faults.ts';
import { Problem } from '../core/problem.ts';
import { parseInput } from './shared/parse-input.ts';
import type { ToolContext } from './shared/tool-context.ts';

const integerBetween = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const faultSchema = v.strictObject({
  operation: v.string(),
  fault: v.picklist(FAULT_KINDS),
  ms: v.optional(integerBetween(0, 600_000), 0),
  status: v.optional(integerBetween(400, 599), 503),
  times: v.optional(integerBetween(1, 100_000), 1),
  at: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), null),
});
const body = v.union([
  v.array(faultSchema),
  v.pipe(
    faultSchema,
    v.transform((one) => [one]),
  ),
]);

/**
 * POST /sandbox/faults [{operation, fault, ms, status, times, at}], GET (which faults are armed, how often each operation and step was
 * reached, and which of those operations are writes), DELETE. `at` names a step of the operation; without it the fault happens before the
 * work of the operation (after it, for after-commit-reset).
 */
export function registerFaults(app: FastifyInstance, { faults, contracts }: ToolContext): void {
  const methods = new Map<string, string>(
    contracts.flatMap((contract) => contract.operations.map((item) => [`${item.api}.${item.operationId}`, item.method] as const)),
  );
  const view = () => {
    const reached = faults.reached();
    const writes = Object.keys(reached).filter((name) => (methods.get(name) ?? 'GET') !== 'GET');
    return { faults: faults.list(), reached, writes };
  };
  app.get('/sandbox/faults', async () => view());
  app.post('/sandbox/faults', async (request) => {
    const wanted = parseInput(body, request.body);
    const unknown = wanted.findIndex((item) => !methods.has(item.operation));
    if (unknown >= 0) throw new Problem('validation_failed', { status: 400, fields: { [`${unknown}.operation`]: 'unknown' } });
    for (const { times, ...item } of wanted) faults.add(item, times);
    return view();
  });
  app.delete('/sandbox/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
}
