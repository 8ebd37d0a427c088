import * as v from 'valibot';
import { productIdSchema } from '../../domain/product/product-id.ts';
import { MAX_COMPARED } from '../../domain/product/use-compared-products.ts';

export interface ComparedIds {
  /** At most MAX_COMPARED, each once, in the order of the address. */
  ids: string[];
  /** The address names more than that. */
  areTooMany: boolean;
  /** The address names something that cannot be the id of a product. */
  hasInvalid: boolean;
}

/** The products that an address asks to compare. */
export function parseComparedIds(values: readonly string[]): ComparedIds {
  const asked = [...new Set(values)];
  const valid = asked.filter((value) => v.is(productIdSchema, value));
  return { ids: valid.slice(0, MAX_COMPARED), areTooMany: valid.length > MAX_COMPARED, hasInvalid: valid.length < asked.length };
}
