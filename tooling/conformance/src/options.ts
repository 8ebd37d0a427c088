import { parseArgs } from 'node:util';
import type { RunOptions } from './run.ts';

export type CommandOptions = RunOptions & {
  /** Where to write the report, without `.json` and `.md`; null for the console only. */
  readonly report: string | null;
};

export const USAGE = `pnpm conformance <base url> [options]

Sends generated requests to a backend and judges its answers by the contracts. The APIs are below the base URL: <base url>/auth,
<base url>/billing and so on. Use a test environment: the requests write, send codes by SMS and move money.

  --seed N                  repeats a run (default: a random number, which is printed)
  --requests N              how many requests (default 2000)
  --only NAME               an operation (billing.createPayment) or an API (billing); may be repeated
  --skip NAME=REASON        an operation or API to leave out; may be repeated; the reason is in the report
  --report FILE             writes FILE.json and FILE.md
  --limit MS                the longest time for an answer (default 10000)
  --inbox URL               where the backend's SMS can be read: JSON [{"code": "123456"}], newest first, with {phone} in the URL for the
                            phone (default: <base url>/sandbox/sms?phone={phone}, as the sandbox has it)
  --code CODE               a code that the backend always accepts, instead of an inbox
  --phone-prefix PREFIX     made-up phones begin with it (default +9989345); their owners get real SMS if the backend sends them
  --card NUMBER --card-expiry YYMM
                            a card of the bank's test environment, which gets saved and deleted (default: a made-up Uzcard)
  --document-code CODE      the code printed on a document of the customer, for verifyDocument
  --client-id ID --client-secret SECRET
  --username PHONE --password PASSWORD
                            the customer who calls (default: the sandbox's demo customer)
  --last-username PHONE --last-password PASSWORD
                            the customer whose sessions and account the last calls end (default: the sandbox's second one)
  --blocked-username PHONE --blocked-password PASSWORD
                            a customer with a blocked limit, who asks for it back (default: the sandbox's)

Exit code: 0 no violation, 1 violations, 2 the run was not possible.`;

const TEXT = { type: 'string' } as const;

/** Reads the command line; a string says what is wrong with it. `randomSeed` is the seed if none is given. */
export function readOptions(args: readonly string[], randomSeed: number): CommandOptions | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const [address, extra] = positionals;
  if (address === undefined || extra !== undefined) return 'name one base URL';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return `${address} is no address: write for example http://127.0.0.1:8090`;
  const baseUrl = url.href.replace(/\/+$/, '');
  const numbers = {
    seed: Number(values.seed ?? randomSeed),
    requests: Number(values.requests ?? 2_000),
    limitMs: Number(values.limit ?? 10_000),
  };
  if (!Number.isSafeInteger(numbers.seed)) return '--seed takes a whole number';
  if (!Number.isSafeInteger(numbers.requests) || numbers.requests < 1) return '--requests takes a whole number from 1';
  if (!(numbers.limitMs > 0)) return '--limit takes milliseconds';
  if (values.inbox !== undefined && values.code !== undefined) return 'give either --inbox or --code';
  if (values.inbox !== undefined && !URL.canParse(values.inbox)) return '--inbox takes an address, with {phone} for the phone';
  const phonePrefix = values['phone-prefix'] ?? '+9989345';
  if (!/^\+998\d{0,8}$/.test(phonePrefix)) return '--phone-prefix takes +998 and up to 8 digits';
  const skip = (values.skip ?? []).map((entry) => entry.split('=', 2));
  if (skip.some(([name, reason]) => !name || !reason)) return '--skip takes NAME=REASON';
  return {
    baseUrl,
    ...numbers,
    only: values.only ?? [],
    skip: Object.fromEntries(skip),
    credentials: {
      clientId: values['client-id'] ?? 'muddat-web',
      clientSecret: values['client-secret'] ?? 'muddat-web-secret',
      username: values.username ?? '+998900000001',
      password: values.password ?? 'Muddat-demo-1',
    },
    lastCustomer: { username: values['last-username'] ?? '+998900000002', password: values['last-password'] ?? 'Muddat-demo-2' },
    flows: {
      codes: values.code === undefined ? { inbox: values.inbox ?? `${baseUrl}/sandbox/sms?phone={phone}` } : { fixed: values.code },
      phonePrefix,
      card: values.card === undefined ? null : { number: values.card, expiry: values['card-expiry'] ?? '9912' },
      documentCode: values['document-code'] ?? null,
      blockedCustomer: {
        username: values['blocked-username'] ?? '+998900000016',
        password: values['blocked-password'] ?? 'Muddat-demo-16',
      },
    },
    report: values.report?.replace(/\.(json|md)$/, '') ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: TEXT,
        requests: TEXT,
        limit: TEXT,
        report: TEXT,
        only: { ...TEXT, multiple: true },
        skip: { ...TEXT, multiple: true },
        'client-id': TEXT,
        'client-secret': TEXT,
        username: TEXT,
        password: TEXT,
        'last-username': TEXT,
        'last-password': TEXT,
        'blocked-username': TEXT,
        'blocked-password': TEXT,
        inbox: TEXT,
        code: TEXT,
        'phone-prefix': TEXT,
        card: TEXT,
        'card-expiry': TEXT,
        'document-code': TEXT,
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
