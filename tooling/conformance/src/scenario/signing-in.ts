import type { Flow } from './flow.ts';
import { textAt } from './values.ts';

/** Signs in by password, then by the refresh token, and proves by password who the customer is. */
export const signingIn: Flow = {
  operations: ['auth.createToken', 'auth.proveCustomer'],
  needs: 'a customer with a password: give --username and --password',
  async run({ main, client, phone, password }) {
    const tokens = await main.call('auth.createToken', { body: { ...client, grant_type: 'password', username: phone, password } });
    const refresh_token = textAt(tokens, 'refresh_token');
    await main.call('auth.createToken', { body: { ...client, grant_type: 'refresh_token', refresh_token } });
    await main.call('auth.proveCustomer', { body: { ...client, method: 'password', password } });
  },
};

/** A customer whose limit is blocked asks for it back. */
export const blockedLimit: Flow = {
  operations: ['installment.restoreLimit'],
  needs: 'a customer whose limit is blocked and who owes nothing overdue: give --blocked-username and --blocked-password',
  async run({ signIn, blockedCustomer }) {
    const customer = await signIn(blockedCustomer.username, blockedCustomer.password);
    await customer?.call('installment.restoreLimit');
  },
};
