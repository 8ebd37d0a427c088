import { createGatewayAuth, type GatewayAuth } from '@muddat/app-shell';

/** The gateway's calls as a test answers them; the others get no answer. */
export const fakeAuth = (answers: Partial<GatewayAuth> = {}): GatewayAuth => ({
  ...createGatewayAuth(async () => ({ ok: false, problem: { code: 'no-answer', message: '' } })),
  ...answers,
});
