import { amountSchema } from '@muddat/validators';
import * as v from 'valibot';
import type { Balance } from '../../data/entities.ts';
import { sourceOf, sourceProblem } from '../../payment/source-choice.ts';

type Known = { min: number; max: number; balance: Balance | null | undefined };

/** How much, between the bounds that the server set for the order (spec 5), and from where. The server has the last word. */
export const paySchema = ({ min, max, balance }: Known) =>
  v.pipe(
    v.object({ amount: amountSchema({ min, max }), source: v.nullable(v.string()) }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { amount } = dataset.value;
      const source = sourceOf(dataset.value.source);
      const wrong = sourceProblem({ source, balance, amount });
      if (wrong === null && source !== null) return { amount, source };
      const path = { type: 'object' as const, origin: 'value' as const, input: dataset.value, key: 'source', value: dataset.value.source };
      addIssue({ message: wrong ?? 'none-chosen', path: [path] });
      return NEVER;
    }),
  );
