import { createMuddatClient } from '@muddat/sdk';
import { customerSession } from '@muddat/sdk/session';

/**
 * A client of a demo customer.
 * @param {import('@muddat/sdk').Environment} environment
 */
export function clientOf(environment) {
  const application = { environment, clientId: 'muddat-web', clientSecret: 'muddat-web-secret' };
  const session = customerSession({ ...application, username: '+998900000001', password: 'Muddat-demo-1' });
  return createMuddatClient({ environment, getAccessToken: session });
}
