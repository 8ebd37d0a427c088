import { amountSchema } from '@muddat/validators';
import * as v from 'valibot';
import type { Balance } from '../../domain/balance/balance-queries.ts';
import type { PaymentSource } from '../../domain/payment/source.ts';
import { parseRadioValue, type SourceProblem, type SplitProblem, sourceProblem, splitProblem } from '../../domain/payment/source-choice.ts';

type PaySchemaOptions = { min: number; max: number; balance: Balance | null | undefined; joined: boolean };
type PayFormValues = { amount: number; source: string | null; part?: number | null };
type SourceValidation =
  | { kind: 'good'; source: PaymentSource }
  | { kind: 'bad'; key: 'source'; problem: SourceProblem }
  | { kind: 'bad'; key: 'part'; problem: SplitProblem };

/** Validates the amount against the server's limits for the order (spec 5), and the source. The server validates both again. */
export const paySchema = ({ min, max, balance, joined }: PaySchemaOptions) =>
  v.pipe(
    v.object({
      amount: amountSchema({ min, max }),
      source: v.nullable(v.string()),
      /**
       * Share taken from the balance when a card pays the rest. NaN (pasted text that is no amount) must not block a payment from one
       * source.
       */
      part: v.exactOptional(v.nullable(v.union([v.number(), v.nan()]))),
    }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { amount } = dataset.value;
      const judged = validateSource(dataset.value, { balance, joined });
      if (judged.kind === 'good') return { amount, source: judged.source };
      const { key, problem } = judged;
      const path = { type: 'object' as const, origin: 'value' as const, input: dataset.value, key, value: dataset.value[key] };
      addIssue({ message: problem, path: [path] });
      return NEVER;
    }),
  );

function validateSource(
  { amount, source: value, part = null }: PayFormValues,
  { balance, joined }: Pick<PaySchemaOptions, 'balance' | 'joined'>,
): SourceValidation {
  const source = parseRadioValue(value);
  const wrong = sourceProblem({ source, balance, amount });
  if (wrong !== null || source === null) return { kind: 'bad', key: 'source', problem: wrong ?? 'none-chosen' };
  if (!joined || source.type !== 'bank_card') return { kind: 'good', source };
  const problem = splitProblem(part, { balance, amount });
  if (problem !== null || part === null) return { kind: 'bad', key: 'part', problem: problem ?? 'part-missing' };
  return { kind: 'good', source: { type: 'split', entityId: source.entityId, fromBalance: part } };
}
