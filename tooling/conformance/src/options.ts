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
  --client-id ID --client-secret SECRET
  --username PHONE --password PASSWORD
                            the customer who calls (default: the sandbox's demo customer)
  --last-username PHONE --last-password PASSWORD
                            the customer whose sessions and account the last calls end (default: the sandbox's second one)

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
  const numbers = {
    seed: Number(values.seed ?? randomSeed),
    requests: Number(values.requests ?? 2_000),
    limitMs: Number(values.limit ?? 10_000),
  };
  if (!Number.isSafeInteger(numbers.seed)) return '--seed takes a whole number';
  if (!Number.isSafeInteger(numbers.requests) || numbers.requests < 1) return '--requests takes a whole number from 1';
  if (!(numbers.limitMs > 0)) return '--limit takes milliseconds';
  const skip = (values.skip ?? []).map((entry) => entry.split('=', 2));
  if (skip.some(([name, reason]) => !name || !reason)) return '--skip takes NAME=REASON';
  return {
    baseUrl: url.href.replace(/\/+$/, ''),
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
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
