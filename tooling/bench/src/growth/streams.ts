import { type ClientRequest, get } from 'node:http';
import type { PortalClient } from '../portal-client.ts';

/** The sandbox's limit of streams for one customer. */
const STREAMS_PER_CUSTOMER = 10;
const OPENED_AT_ONCE = 50;

/** Opens event streams of the customers and reads them until `close`. */
export async function openStreams(customers: readonly PortalClient[], count: number): Promise<{ close: () => void }> {
  const requests: ClientRequest[] = [];
  const wanted = customers.flatMap((customer) => Array.from({ length: STREAMS_PER_CUSTOMER }, () => customer)).slice(0, count);
  if (wanted.length < count) throw new Error(`${count} streams need ${count / STREAMS_PER_CUSTOMER} customers`);
  for (let first = 0; first < count; first += OPENED_AT_ONCE)
    requests.push(...(await Promise.all(wanted.slice(first, first + OPENED_AT_ONCE).map(openStream))));
  return {
    close: () => {
      for (const request of requests) request.destroy();
    },
  };
}

const openStream = ({ origin, cookie }: PortalClient): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const request = get(`${origin}/api/installment/v3/user/events`, { headers: { cookie, accept: 'text/event-stream' }, agent: false });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      response.on('error', () => undefined);
      if (response.statusCode === 200) resolve(request);
      else reject(new Error(`an event stream was refused with ${response.statusCode}`));
    });
  });
