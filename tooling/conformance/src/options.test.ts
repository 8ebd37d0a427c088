import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

const BASE = 'http://127.0.0.1:8090';
const options = (...args: string[]) => readOptions([BASE, ...args], 5);

it('has the defaults of the sandbox', () => {
  expect(readOptions([`${BASE}/`], 5)).toEqual({
    baseUrl: BASE,
    seed: 5,
    requests: 2_000,
    limitMs: 10_000,
    only: [],
    skip: {},
    credentials: { clientId: 'muddat-web', clientSecret: 'muddat-web-secret', username: '+998900000001', password: 'Muddat-demo-1' },
    lastCustomer: { username: '+998900000002', password: 'Muddat-demo-2' },
    flows: {
      codes: { inbox: `${BASE}/sandbox/sms?phone={phone}` },
      phonePrefix: '+9989345',
      card: null,
      documentCode: null,
      blockedCustomer: { username: '+998900000016', password: 'Muddat-demo-16' },
    },
    report: null,
  });
});

it.each<[string, readonly string[], object]>([
  ['a seed and a number', ['--seed', '7', '--requests', '400'], { seed: 7, requests: 400 }],
  ['operations', ['--only', 'getOrder', '--only', 'billing'], { only: ['getOrder', 'billing'] }],
  ['what to leave out, with reasons', ['--skip', 'auth.sendCode=sends an SMS'], { skip: { 'auth.sendCode': 'sends an SMS' } }],
  ['a fixed code', ['--code', '123456'], { flows: expect.objectContaining({ codes: { fixed: '123456' } }) }],
  [
    'an inbox, phones, a card and a document',
    [
      ...['--inbox', 'https://inbox.example.uz/{phone}', '--phone-prefix', '+99890', '--document-code', '7K3QF'],
      ...['--card', '8600490000061234', '--card-expiry', '3012'],
    ],
    {
      flows: expect.objectContaining({
        codes: { inbox: 'https://inbox.example.uz/{phone}' },
        phonePrefix: '+99890',
        card: { number: '8600490000061234', expiry: '3012' },
        documentCode: '7K3QF',
      }),
    },
  ],
  ['a report without its suffix', ['--report', 'out/conformance.md'], { report: 'out/conformance' }],
  [
    'credentials',
    ['--username', '+998901112233', '--password', 'p'],
    { credentials: expect.objectContaining({ username: '+998901112233', password: 'p' }) },
  ],
])('reads %s', (_title, args, expected) => {
  expect(options(...args)).toMatchObject(expected);
});

it.each<[readonly string[], string]>([
  [[], 'name one base URL'],
  [[BASE, BASE], 'name one base URL'],
  [['127.0.0.1:8090'], '127.0.0.1:8090 is no address: write for example http://127.0.0.1:8090'],
  [['ftp://host'], 'ftp://host is no address: write for example http://127.0.0.1:8090'],
  [[BASE, '--seed', 'x'], '--seed takes a whole number'],
  [[BASE, '--requests', '0'], '--requests takes a whole number from 1'],
  [[BASE, '--limit', '0'], '--limit takes milliseconds'],
  [[BASE, '--inbox', 'https://inbox.example.uz', '--code', '123456'], 'give either --inbox or --code'],
  [[BASE, '--inbox', 'inbox'], '--inbox takes an address, with {phone} for the phone'],
  [[BASE, '--phone-prefix', '+7900'], '--phone-prefix takes +998 and up to 8 digits'],
  [[BASE, '--skip', 'auth.sendCode'], '--skip takes NAME=REASON'],
])('refuses %j', (args, message) => {
  expect(readOptions(args, 5)).toBe(message);
});

it('refuses an option that does not exist', () => {
  expect(options('--sed', '1')).toContain("Unknown option '--sed'");
});
