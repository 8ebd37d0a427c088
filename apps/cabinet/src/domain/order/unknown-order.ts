import { isApiError } from '@muddat/sdk';

/** 404 is the answer for an unknown order and for somebody else's; an id that no order can have is refused with 400. */
export const isUnknownOrder = (error: Error | null): boolean => isApiError(error, 404) || isApiError(error, 400);
