import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { type Operation, readContracts } from './contract/read-contract.ts';
import { type Cases, casesOf, type OperationCases } from './generate/cases.ts';
import { createRecorder, type Report } from './report/report.ts';
import { createCaller } from './scenario/caller.ts';
import { type FlowOptions, runFlows } from './scenario/run-flows.ts';
import { selectOperations } from './select-operations.ts';
import { type Record as RecordAnswer, type Session, startSession } from './send/session.ts';
import { type Credentials, orNull } from './send/sign-in.ts';

export type RunOptions = {
  /** Below it are the APIs: `<base>/auth`, `<base>/billing` and so on. No slash at the end. */
  readonly baseUrl: string;
  /** The same seed makes the same requests, as far as the backend gives the same ids; flows make up new phones and cards. */
  readonly seed: number;
  /** How many requests to send. Repeated calls of a case may add a few. */
  readonly requests: number;
  /** Operations such as `billing.createPayment` or `createPayment`, or APIs; empty for all. */
  readonly only: readonly string[];
  /** Reasons by operation. */
  readonly skip: Readonly<Record<string, string>>;
  readonly credentials: Credentials;
  /** The customer for the operations that end sessions or the account. */
  readonly lastCustomer: Pick<Credentials, 'username' | 'password'>;
  /** What the flows of `src/scenario` need. */
  readonly flows: FlowOptions;
  /** An answer that takes longer is a violation. */
  readonly limitMs: number;
};

/** Operations that end sessions, or freeze or close the account, in the order in which they run: last, by a customer of their own. */
const LAST = [
  'auth.revokeToken',
  'auth.changePhone',
  'auth.changePassword',
  'installment.deleteCustomer',
  'installment.undoDeletion',
  'auth.freezeCustomer',
];

const NO_LAST_CUSTOMER = 'the backend does not sign the customer of --last-username in';

/** Inputs that HTTP cannot carry are drawn again, so often. */
const DRAWS_MAX = 10;

/** Runs a backend against the contracts. Throws `CannotRunError` if the backend cannot be tested at all. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const started = performance.now();
  const all = readContracts();
  const { selected, skipped } = selectOperations(all, options);
  const callable = all.filter(({ name }) => !skipped.some((entry) => entry.operation === name));
  const recorder = createRecorder(options.baseUrl, selected);
  const record: RecordAnswer = (sent, ...rest) => {
    if (selected.includes(sent.operation)) recorder.add(sent, ...rest);
  };
  // Keys of an earlier run with the same seed must not meet those of this one.
  const keyPrefix = `conformance-${randomBytes(4).toString('hex')}-`;
  const plan = (session: Session, operation: Operation): OperationCases =>
    casesOf(operation, { document: operation.document, known: session.known }, (n) => `${keyPrefix}${n}`);
  let drawn = 0;
  const sendNext = async (session: Session, cases: Cases): Promise<void> => {
    for (let tries = 0; tries < DRAWS_MAX; tries += 1) {
      drawn += 1;
      const [item = null] = fc.sample(cases, { seed: options.seed + drawn, numRuns: 1 });
      if (item !== null) return void (await session.send(item));
    }
  };

  const session = await startSession(options.credentials, options, record);
  const callerOptions = {
    operations: new Map(callable.map((operation) => [operation.name, operation])),
    newKey: () => `${keyPrefix}${randomBytes(8).toString('hex')}`,
  };
  const caller = createCaller(session, callerOptions);
  // Lists first: they name what the other calls need, most of all without their filters.
  for (const operation of callable.filter(({ method }) => method === 'GET'))
    if ((await caller.call(operation.name)) === null) await sendNext(session, plan(session, operation).example);
  const runDueWork = await runFlows({
    main: caller,
    credentials: options.credentials,
    flows: options.flows,
    limitMs: options.limitMs,
    startCaller: async (credentials) => createCaller(await startSession(credentials, options, record), callerOptions),
    isSelected: (name) => selected.some((operation) => operation.name === name),
  });

  const last = LAST.flatMap((name) => selected.filter((operation) => operation.name === name));
  const main = selected
    .filter((operation) => !last.includes(operation))
    .map((operation) => ({ operation, cases: plan(session, operation) }));
  const rounds = Math.ceil((options.requests - recorder.requests()) / Math.max(selected.length, 1));
  for (let round = 0; round < rounds; round += 1) {
    await runDueWork();
    for (const [index, { operation, cases }] of main.entries())
      if (recorder.requests() < options.requests)
        await sendNext(session, round === 0 && recorder.hasSucceeded(operation) ? cases.random : caseOfRound(cases, round, index));
  }

  const ending =
    last.length === 0 ? null : await orNull(startSession({ ...options.credentials, ...options.lastCustomer }, options, record));
  if (ending !== null) {
    for (const operation of last) {
      const cases = plan(ending, operation);
      // The example is the likeliest to succeed, and may leave nothing to call: it comes last.
      const order = [
        ...Array.from({ length: Math.max(rounds - cases.fixed.length - 1, 0) }, () => cases.random),
        ...cases.fixed,
        cases.example,
      ];
      for (const next of order.slice(-Math.max(rounds, 1))) await sendNext(ending, next);
    }
  }
  return {
    baseUrl: options.baseUrl,
    seed: options.seed,
    requests: recorder.requests(),
    durationMs: Math.round(performance.now() - started),
    operations: recorder.operations(),
    skipped: ending === null ? [...skipped, ...last.map(({ name }) => ({ operation: name, reason: NO_LAST_CUSTOMER }))] : skipped,
  };
}

/**
 * The example first, then fixed and random cases in turn. Operations begin with different fixed cases, so that few rounds already send every
 * kind.
 */
function caseOfRound({ example, fixed, random }: OperationCases, round: number, index: number): Cases {
  if (round === 0) return example;
  const turn = (round - 1) / 2;
  const isFixed = Number.isInteger(turn) && turn < fixed.length;
  return (isFixed ? fixed[(turn + index) % fixed.length] : undefined) ?? random;
}
