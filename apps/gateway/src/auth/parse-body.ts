import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseJsonBody } from '../http/body.ts';
import { Problem } from '../http/problem.ts';

/** Longer than any password, name or code; the provider checks the exact lengths. */
const TEXT_MAX_CHARS = 512;

export const PhoneSchema = v.pipe(v.string(), v.regex(/^\+998\d{9}$/));
export const NonEmptyTextSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_MAX_CHARS));
export const CodeSchema = v.pipe(v.string(), v.regex(/^\d{4,8}$/));
export const CodeChannelSchema = v.picklist(['sms', 'call']);

/** The fields of the schema from a JSON body, without any others; throws 400 with a code for each invalid field. */
export function parseBody<Output>(request: FastifyRequest, schema: v.GenericSchema<unknown, Output>): Output {
  const parsed = v.safeParse(schema, Buffer.isBuffer(request.body) ? parseJsonBody(request.body) : null);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const name = String(issue.path?.[0]?.key ?? 'body');
    fields[name] ??= codeOf(issue);
  }
  throw new Problem('validation_failed', { fields });
}

function codeOf({ input, type }: v.BaseIssue<unknown>): string {
  if (input === undefined || input === null || input === '') return 'required';
  return type === 'max_length' ? 'max_length' : 'format';
}
