import { asJson } from '../contract/json.ts';
import type { Operation } from '../contract/read-contract.ts';
import type { Case } from '../generate/cases.ts';
import type { Finding } from '../judge/judge.ts';
import { curlLine, shownText } from '../send/redact.ts';
import { textOf } from '../send/request.ts';
import type { Answer, NoAnswer } from '../send/send.ts';
import { explainMissingSuccess, type Reason } from './reasons.ts';

export type Violation = {
  readonly operation: string;
  readonly rule: Finding['rule'];
  /** The answer that came, and the rule of the contract that it breaks. */
  readonly detail: string;
  /** Number of requests with this violation. */
  readonly times: number;
  /** The first of these requests. Secrets are redacted. */
  readonly first: { readonly number: number; readonly what: string; readonly curl: string; readonly answer: string };
};

export type OperationReport = {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly requests: number;
  /** How often each status came. */
  readonly seen: Readonly<Record<string, number>>;
  /** Declared statuses that never came, without 5xx. */
  readonly notSeen: readonly string[];
  /** Why no request succeeded; null if one did. */
  readonly neverSucceeded: Reason | null;
  readonly violations: readonly Violation[];
};

export type Report = {
  readonly baseUrl: string;
  readonly seed: number;
  readonly requests: number;
  readonly durationMs: number;
  readonly operations: readonly OperationReport[];
  readonly skipped: readonly { readonly operation: string; readonly reason: string }[];
};

export type Recorder = {
  add(
    sent: Pick<Case, 'operation' | 'what' | 'token' | 'request' | 'expected'>,
    answer: Answer | NoAnswer,
    findings: readonly Finding[],
  ): void;
  requests(): number;
  hasSucceeded(operation: Operation): boolean;
  operations(): readonly OperationReport[];
};

/** Counts the answers of a run, and groups equal violations. */
export function createRecorder(baseUrl: string, operations: readonly Operation[]): Recorder {
  let requests = 0;
  const seen = new Map(operations.map(({ name }) => [name, new Map<string, number>()]));
  /** By operation: how often each refusal of a request came that the contract allows. */
  const refusals = new Map(operations.map(({ name }) => [name, new Map<string, number>()]));
  const violations = new Map<string, Violation>();
  const hasSucceeded = ({ name }: Operation) => [...(seen.get(name)?.keys() ?? [])].some(isSuccess);
  return {
    add({ operation, what, token, request, expected }, answer, findings) {
      requests += 1;
      const status = 'failure' in answer ? 'no answer' : String(answer.status);
      count(seen.get(operation.name), status);
      if (expected === 'declared' && !isSuccess(status)) count(refusals.get(operation.name), describeRefusal(answer));
      for (const { rule, detail } of findings) {
        const key = JSON.stringify([operation.name, rule, detail]);
        const known = violations.get(key);
        const first = { number: requests, what, curl: curlLine(baseUrl, request, token), answer: describeAnswer(answer) };
        violations.set(key, known ? { ...known, times: known.times + 1 } : { operation: operation.name, rule, detail, times: 1, first });
      }
    },
    requests: () => requests,
    hasSucceeded,
    operations: () =>
      operations.map((operation) => {
        const { name, method, path, responses } = operation;
        const counts = Object.fromEntries([...(seen.get(name) ?? [])].toSorted());
        return {
          operation: name,
          method,
          path,
          requests: Object.values(counts).reduce((sum, count) => sum + count, 0),
          seen: counts,
          notSeen: Object.keys(responses).filter((status) => counts[status] === undefined && Number(status) < 500),
          neverSucceeded: hasSucceeded(operation) ? null : explainMissingSuccess(operation, refusals.get(name) ?? new Map()),
          violations: [...violations.values()].filter((violation) => violation.operation === name),
        };
      }),
  };
}

const isSuccess = (status: string): boolean => /^2/.test(status);

const count = (counts: Map<string, number> | undefined, key: string): void => void counts?.set(key, (counts.get(key) ?? 0) + 1);

/** `404 not_found`, or what came instead of an answer. */
const describeRefusal = (answer: Answer | NoAnswer): string =>
  'failure' in answer ? answer.failure : `${answer.status} ${textOf(asJson(answer.json).code)}`.trim();

const describeAnswer = (answer: Answer | NoAnswer): string =>
  'failure' in answer ? answer.failure : `${answer.status} ${answer.mediaType ?? ''} ${shownText(answer.text ?? `${answer.bytes} bytes`)}`;

export const countViolations = ({ operations }: Report): number => operations.reduce((sum, { violations }) => sum + violations.length, 0);
