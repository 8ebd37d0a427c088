import { ApiError } from './api-error.ts';

/** Whether a caught value is the sdk's own; `status` narrows to one answer, as in `isApiError(error, 404)`. */
export function isApiError(value: unknown, status?: number): value is ApiError {
  return value instanceof ApiError && (status === undefined || value.statusCode === status);
}
