import { isProblemCode } from '@muddat/i18n';
import * as v from 'valibot';
import { Problem } from '../core/problem.ts';
import type { ProviderAnswer } from './provider.ts';

const ProviderProblem = v.looseObject({ code: v.string(), message: v.string(), fields: v.optional(v.record(v.string(), v.string())) });
/** The provider speaks of OAuth's user name; the reader typed a phone. */
const FIELD_NAMES: Readonly<Record<string, string>> = { username: 'phone' };

export type PassedOn = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

/**
 * The provider's own problem body, for the reader: already in the reader's language. What speaks of the portal's client
 * credentials, or is no problem body, is nothing a reader can help: 502.
 */
export function passOn(answer: Extract<ProviderAnswer, { ok: false }>, requestId: string): PassedOn {
  const problem = v.safeParse(ProviderProblem, answer.body);
  if (!problem.success || !isProblemCode(problem.output.code) || problem.output.code === 'unauthorized' || answer.status >= 500) {
    throw new Problem('upstream_unavailable');
  }
  const { fields, ...rest } = problem.output;
  const renamed = fields && Object.fromEntries(Object.entries(fields).map(([name, code]) => [FIELD_NAMES[name] ?? name, code]));
  return {
    status: answer.status,
    headers: answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter },
    body: { ...rest, ...(renamed ? { fields: renamed } : {}), request_id: requestId },
  };
}
