import { API_NAMES } from '@muddat/sdk';
import { DEFAULT_PORT, LOOPBACK_HOST } from './options.ts';

/** A customer with whom a newcomer can sign in at once. */
export type DemoCustomer = { readonly phone: string; readonly password: string; readonly name: string; readonly note: string };
type Client = { readonly clientId: string; readonly clientSecret: string };

export const helpText = (cacheFolder: string): string => `muddat-sandbox: the five Muddat APIs with demo data, on this computer

Usage: npx muddat-sandbox [options]

  --port <number>  port to listen on, default ${DEFAULT_PORT}; 0 chooses a free one
  --data <folder>  keep the data in this folder; without it the data are in memory,
                   and every start has fresh demo data
  --reset          delete what --data keeps, and start with fresh demo data
  --host <name>    address to listen on, default ${LOOPBACK_HOST}: this computer only
  -q, --quiet      print only the address and errors
  -v, --version    print the version
  -h, --help       print this text

Dates in the demo data are relative to today. The first start of a day makes the data and
keeps a copy in ${cacheFolder};
later starts of that day are faster.

The sandbox is for development and tests. Everybody who reaches its port can read and change its data.`;

/** What a newcomer needs for the first call: addresses, customers, and commands that work as pasted. */
export function welcomeText(url: string, customers: readonly DemoCustomer[], { clientId, clientSecret }: Client): string {
  const [first] = customers;
  const grant = {
    grant_type: 'password',
    username: first?.phone,
    password: first?.password,
    client_id: clientId,
    client_secret: clientSecret,
  };
  return `
The Muddat sandbox is ready: ${url}

APIs       ${API_NAMES.map((api) => `${url}/${api}`).join('\n           ')}
SDK        createMuddatClient({ environment: { baseUrl: '${url}' }, getAccessToken })
Reference  ${url}/docs
SMS inbox  ${url}/sandbox/inbox
Ledger     ${url}/sandbox/ledger/view?phone=${encodeURIComponent(first?.phone ?? '')}

Customers to sign in with, by password or by a code from the SMS inbox:
${customers.map(({ phone, password, name, note }) => `  ${phone}  ${password}  ${name}: ${note}`).join('\n')}

A token of the first customer, and their orders (paste both lines into a shell):
  TOKEN=$(curl -s ${url}/auth/oauth/token -H 'content-type: application/json' -d '${JSON.stringify(grant)}' | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')
  curl -s ${url}/installment/v3/user/orders/all -H "authorization: Bearer $TOKEN"

Ctrl-C ends the sandbox.
`;
}

export const openHostWarning = (host: string): string =>
  `muddat-sandbox: listening on ${host}: other computers can reach the APIs, and the passwords are public. The test tools and /docs still answer this computer only.`;
