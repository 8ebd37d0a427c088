import { asJson, type Json } from '../contract/json.ts';
import type { DeclaredResponse, Operation } from '../contract/read-contract.ts';
import { createValidator } from '../contract/validator.ts';
import type { Answer, NoAnswer } from '../send/send.ts';

/** What an answer broke: the rule for programs, and a sentence with what came and what the contract says. */
export type Finding = { readonly rule: Rule; readonly detail: string };
export type Rule =
  | 'no-answer'
  | 'server-error'
  | 'status-not-declared'
  | 'media-type-not-declared'
  | 'body-not-declared'
  | 'body-invalid'
  | 'problem-code-not-listed'
  | 'header-missing'
  | 'header-invalid'
  | 'not-refused'
  | 'wrong-status'
  | 'replay-differs';

/** The answer that a request has to get. `declared`: whatever the contract declares; `refused`: any 4xx; a number: that status. */
export type Expectation = 'declared' | 'refused' | number;

const validateBody = createValidator(false);
const validateHeader = createValidator(true);

/** Judges an answer by the contract of its operation, and by what the request must lead to. */
export function judge(operation: Operation, expected: Expectation, answer: Answer | NoAnswer): readonly Finding[] {
  if ('failure' in answer) return [{ rule: 'no-answer', detail: answer.failure }];
  const { status } = answer;
  if (status >= 500) return [{ rule: 'server-error', detail: `status ${status}; no request may lead to a 5xx` }];
  return [...judgeExpectation(expected, status), ...judgeDeclared(operation, answer)];
}

function judgeExpectation(expected: Expectation, status: number): readonly Finding[] {
  // The backend may count requests at any time.
  if (expected === 'declared' || status === 429) return [];
  if (expected === 'refused')
    return status >= 400
      ? []
      : [{ rule: 'not-refused', detail: `status ${status} for a request that the contract does not allow; it must be a 4xx` }];
  return status === expected ? [] : [{ rule: 'wrong-status', detail: `status ${status}; it must be ${expected}` }];
}

function judgeDeclared(operation: Operation, answer: Answer): readonly Finding[] {
  const declared = operation.responses[answer.status];
  if (declared === undefined) {
    const statuses = Object.keys(operation.responses).join(', ');
    return [{ rule: 'status-not-declared', detail: `status ${answer.status}; the contract declares ${statuses}` }];
  }
  const body = operation.method === 'HEAD' ? [] : judgeBody(operation, declared, answer);
  return [...body, ...judgeHeaders(operation.document, declared, answer)];
}

function judgeBody(operation: Operation, { types }: DeclaredResponse, answer: Answer): readonly Finding[] {
  const declared = Object.keys(types);
  if (declared.length === 0)
    return answer.bytes === 0
      ? []
      : [{ rule: 'body-not-declared', detail: `a body of ${answer.bytes} bytes with status ${answer.status}; the contract declares none` }];
  const schema = types[answer.mediaType ?? ''];
  if (schema === undefined)
    return [
      {
        rule: 'media-type-not-declared',
        detail: `${answer.mediaType ?? 'no media type'} with status ${answer.status}; the contract declares ${declared.join(', ')}`,
      },
    ];
  if (answer.mediaType !== 'application/json') return [];
  if (answer.json === undefined) return [{ rule: 'body-invalid', detail: `the body of status ${answer.status} is not JSON` }];
  const wrong = validateBody(operation.document, schema)(answer.json);
  if (wrong !== null) return [{ rule: 'body-invalid', detail: `status ${answer.status}: ${wrong}` }];
  return answer.status < 400 ? [] : judgeProblemCode(operation, answer.status, asJson(answer.json).code);
}

function judgeProblemCode({ problemCodes }: Operation, status: number, code: unknown): readonly Finding[] {
  const listed = problemCodes[status] ?? [];
  if (listed.some((one) => one === code)) return [];
  return [
    { rule: 'problem-code-not-listed', detail: `code ${String(code)} with status ${status}; x-problem-codes lists ${listed.join(', ')}` },
  ];
}

const judgeHeaders = (document: Json, { headers }: DeclaredResponse, answer: Answer): readonly Finding[] =>
  Object.entries(headers).flatMap(([name, schema]): readonly Finding[] => {
    const value = answer.headers.get(name);
    if (value === null) return [{ rule: 'header-missing', detail: `no ${name} with status ${answer.status}; the contract declares it` }];
    const isValid = validateHeader(document, { type: 'object', properties: { value: schema } })({ value }) === null;
    return isValid ? [] : [{ rule: 'header-invalid', detail: `${name} of status ${answer.status} does not match its schema` }];
  });
