import { amountSchema } from '@muddat/validators';
import * as v from 'valibot';

type Bounds = { min: number; max: number };

/** Validates the amount against the server's limits and requires a saved card. The server validates both again. */
export const withdrawSchema = ({ min, max }: Bounds) =>
  v.object({
    amount: amountSchema({ min, max }),
    card: v.pipe(
      v.nullable(v.string()),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (dataset.value !== null && dataset.value !== '') return dataset.value;
        addIssue({ message: 'none-chosen' });
        return NEVER;
      }),
    ),
  });
