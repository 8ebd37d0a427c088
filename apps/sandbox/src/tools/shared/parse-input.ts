import * as v from 'valibot';
import type { FieldErrorCode } from '../../core/field-codes.ts';
import { Problem } from '../../core/problem.ts';

/** Parses a value by the schema. Throws a 400 Problem that names the invalid fields. */
export function parseInput<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const parsed = v.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.output;
  const fields = Object.fromEntries(
    parsed.issues.map((issue): [string, FieldErrorCode] => [
      v.getDotPath(issue) ?? 'body',
      issue.type === 'strict_object' ? 'unknown' : 'invalid',
    ]),
  );
  throw new Problem('validation_failed', { status: 400, fields });
}
