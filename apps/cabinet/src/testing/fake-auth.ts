import { createGatewayClient, type GatewayClient } from '@muddat/sdk';

const noAnswer = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

/** The gateway's calls as a test answers them; the others get no answer. */
export const fakeAuth = (answers: Partial<GatewayClient> = {}): GatewayClient => ({
  ...createGatewayClient({ baseUrl: 'http://gateway.test/api', fetch: noAnswer }),
  ...answers,
});
