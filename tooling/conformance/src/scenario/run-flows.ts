import { randomInt } from 'node:crypto';
import { type Credentials, orNull } from '../send/sign-in.ts';
import type { Caller } from './caller.ts';
import { type CodeSource, readCode } from './codes.ts';
import type { FlowContext } from './flow.ts';
import { FLOWS } from './flows.ts';

/** What the flows need to know of a backend. */
export type FlowOptions = {
  readonly codes: CodeSource;
  /** Made-up phones begin with it: `+998` and digits. */
  readonly phonePrefix: string;
  /** A card to save, with its expiry as YYMM; null for a made-up Uzcard. */
  readonly card: { readonly number: string; readonly expiry: string } | null;
  /** The code printed on a document; null if none is known. */
  readonly documentCode: string | null;
  readonly blockedCustomer: Pick<Credentials, 'username' | 'password'>;
};

type Setup = {
  readonly main: Caller;
  readonly credentials: Credentials;
  readonly flows: FlowOptions;
  readonly limitMs: number;
  /** Signs another customer in. Throws `CannotRunError` if that is not possible. */
  startCaller(credentials: Credentials): Promise<Caller>;
  /** Whether the run tests an operation. */
  isSelected(name: string): boolean;
};

const PHONE_LENGTH = '+998901112233'.length;
const CARD_PREFIX = '86004907';
const CARD_LENGTH = 16;

/**
 * Runs each flow that leads to an operation of the run. A flow that cannot go on ends; the next one runs. Returns a function that does the
 * work that flows have put off, as far as it is due.
 */
export async function runFlows(setup: Setup): Promise<() => Promise<void>> {
  const { main, credentials, flows, limitMs, isSelected } = setup;
  let waiting: readonly { readonly due: number; readonly work: () => Promise<unknown> }[] = [];
  const context: FlowContext = {
    main,
    phone: credentials.username,
    password: credentials.password,
    client: { client_id: credentials.clientId, client_secret: credentials.clientSecret },
    codeAfter: async (sent, phone) => (sent === null ? undefined : ((await readCode(flows.codes, phone, limitMs)) ?? undefined)),
    later: (ms, work) => {
      waiting = [...waiting, { due: performance.now() + ms, work }];
    },
    signIn: (username, password) => orNull(setup.startCaller({ ...credentials, username, password })),
    newPhone: () => flows.phonePrefix + randomDigits(PHONE_LENGTH - flows.phonePrefix.length),
    newCard: () => flows.card ?? { number: newCardNumber(), expiry: '9912' },
    documentCode: flows.documentCode ?? undefined,
    blockedCustomer: flows.blockedCustomer,
  };
  for (const flow of FLOWS) if (flow.operations.some(isSelected)) await flow.run(context);
  return async () => {
    const due = waiting.filter((one) => one.due <= performance.now());
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { work } of due) await work();
  };
}

const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A card number with a right check digit (ISO/IEC 7812, Luhn). */
function newCardNumber(): string {
  const body = CARD_PREFIX + randomDigits(CARD_LENGTH - 1 - CARD_PREFIX.length);
  const sum = [...body].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return body + String((10 - (sum % 10)) % 10);
}
