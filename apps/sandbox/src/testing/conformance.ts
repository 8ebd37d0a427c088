import type { runConformance } from '@muddat/conformance/run';

type Options = Parameters<typeof runConformance>[0];

/** Options of a conformance run of the sandbox, with this number of generated requests. */
export const conformanceOptions = (baseUrl: string, requests: number): Options => ({
  baseUrl,
  seed: 1,
  requests,
  only: [],
  skip: {},
  credentials: { clientId: 'muddat-web', clientSecret: 'muddat-web-secret', username: '+998900000001', password: 'Muddat-demo-1' },
  lastCustomer: { username: '+998900000002', password: 'Muddat-demo-2' },
  flows: {
    codes: { inbox: `${baseUrl}/sandbox/sms?phone={phone}` },
    phonePrefix: '+9989345',
    card: null,
    documentCode: null,
    blockedCustomer: { username: '+998900000016', password: 'Muddat-demo-16' },
  },
  limitMs: 30_000,
});
