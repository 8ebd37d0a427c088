import { amountSchema } from '@muddat/validators';
import * as v from 'valibot';

type Bounds = { min: number; max: number };

/** How much, between the bounds that the server set, and to which of the saved cards. The server has the last word. */
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
