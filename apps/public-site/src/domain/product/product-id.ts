import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';

/** No product has an id of another form, so the backend is not asked for one. */
export const productIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** True when the backend reports a missing product. It responds with 400 to an id of the wrong format, which cannot exist either. */
export const isProductMissingError = (error: unknown): boolean =>
  isApiError(error) && (error.statusCode === NOT_FOUND || error.statusCode === BAD_REQUEST);
