import { ApiError } from '@muddat/sdk';

/** What a call of the gateway throws: a refusal, or that no answer came. */
export const refusedWith = (code: string, message: string, more: object = {}) =>
  new ApiError({ statusCode: 422, message, source: 'server', data: { code, message, request_id: 'req-1', ...more } });
export const UNANSWERED = new ApiError({ statusCode: 511, message: 'Failed to fetch', source: 'network' });

export const SENT_CODE = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
