import * as v from 'valibot';
import { PortalClient, ServerConnection } from '../portal-client.ts';
import type { Cookie } from './measure-load.ts';

/** The demo customer of the seed, who has orders of every kind. */
const CUSTOMER = { phone: '+998900000001', password: 'Muddat-demo-1' };
const ordersSchema = v.object({ data: v.array(v.object({ id: v.string() })) });

/** Parses a `Cookie` header. A value may contain "=". */
export const parseCookieHeader = (header: string): readonly Cookie[] =>
  header
    .split('; ')
    .filter((pair) => pair.includes('='))
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }));

/** Signs the demo customer in over HTTP. Returns the session's cookie and the id of one order. */
export async function signInDemoCustomer(url: string): Promise<{ cookie: string; order: string }> {
  const gateway = new ServerConnection(url, 1);
  try {
    const client = await PortalClient.signIn(gateway, CUSTOMER.phone, CUSTOMER.password);
    const { data } = await client.get('/api/installment/v3/user/orders/all', ordersSchema);
    const [first] = data;
    if (!first) throw new Error('the demo customer has no order');
    return { cookie: client.cookie, order: first.id };
  } finally {
    await gateway.close();
  }
}
