import { ApiError, createGatewayClient, type GatewayClient } from '@muddat/sdk';

const failNetwork = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

/** A gateway client with the given methods. All other calls get no response. */
export const fakeGatewayClient = (answers: Partial<GatewayClient> = {}): GatewayClient => ({
  ...createGatewayClient({ baseUrl: 'http://gateway.test/api', fetch: failNetwork }),
  ...answers,
});

/** The error of a refused gateway call. `UNANSWERED_ERROR`: the error of a call without a response. */
export const refusalError = (code: string, message: string, more: object = {}) =>
  new ApiError({ statusCode: 422, message, source: 'server', data: { code, message, request_id: 'req-1', ...more } });
export const UNANSWERED_ERROR = new ApiError({ statusCode: 511, message: 'Failed to fetch', source: 'network' });

export const SENT_CODE_RESPONSE = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
