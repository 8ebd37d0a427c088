import type { QueryLimit } from '@muddat/sdk';
import { type FailureText, isFailureText } from '@muddat/validators';
import type { ErrorObject } from 'ajv';
import * as v from 'valibot';

/** Codes for a field whose shape is wrong. */
const SHAPE_CODES = [
  'required',
  'unknown',
  'type',
  'choice',
  'format',
  'invalid',
  'not_unique',
  'out_of_range',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
] as const;
type ShapeCode = (typeof SHAPE_CODES)[number];

/** Codes for a field that is well-shaped but whose value is refused. */
const VALUE_CODES = [
  'above_balance',
  'above_max',
  'birthdate',
  'check_digit',
  'duplicate',
  'expired',
  'future',
  'gone',
  'less_stock',
  'limit_exceeded',
  'limit_required',
  'mismatch',
  'more_than_bought',
  'not_allowed',
  'not_found',
  'not_offered',
  'not_repairable',
  'not_served',
  'not_submitted',
  'not_succeeded',
  'nothing_to_pay',
  'origin',
  'otp_expired',
  'otp_locked',
  'otp_wrong',
  'other_bank',
  'other_store',
  'outdated',
  'own',
  'password_same',
  'password_wrong',
  'portal_required',
  'repeated',
  'sold_out',
  'sum',
  'too_late',
  'under_age',
  'used_up',
] as const;

/** Codes for a query that exceeds the limits of the query parser. */
const QUERY_CODES = [
  'array-items',
  'depth',
  'parameters',
  'index-gap',
  'mixed-shape',
  'escape',
  'brackets',
] as const satisfies readonly QueryLimit[];

/** A code that says why a field was refused. */
export type FieldErrorCode = ShapeCode | (typeof VALUE_CODES)[number] | (typeof QUERY_CODES)[number] | FailureText;
/** Codes by field; the names of nested fields are dotted (`source.entity_id`). */
export type FieldErrorCodes = Record<string, FieldErrorCode>;

/** Parses the codes that were stored with a refusal. */
export const fieldErrorCodesSchema = v.record(
  v.string(),
  v.union([
    v.picklist([...SHAPE_CODES, ...VALUE_CODES, ...QUERY_CODES]),
    v.custom<FailureText>((code) => typeof code === 'string' && isFailureText(code)),
  ]),
);

const CODES: Readonly<Record<string, ShapeCode>> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  type: 'type',
  enum: 'choice',
  const: 'choice',
  format: 'format',
  year: 'out_of_range',
  pattern: 'format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  minItems: 'too_few',
  maxItems: 'too_many',
  uniqueItems: 'not_unique',
};

/** Keywords whose errors only say that one of their branches failed; the branch's own error says more. */
const BRANCH_KEYWORDS = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

/**
 * Converts Ajv's errors to `{field: code}`: nested fields dotted (`source.entity_id`), only the first error of each field, never its value.
 */
export function toFieldErrorCodes(errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[]): FieldErrorCodes {
  const plain = errors.filter((error) => !BRANCH_KEYWORDS.has(error.keyword));
  const fields: FieldErrorCodes = {};
  for (const error of plain.length > 0 ? plain : errors) {
    const name = fieldName(error);
    fields[name] ??= CODES[error.keyword] ?? 'invalid';
  }
  return fields;
}

function fieldName({ instancePath, params }: Pick<ErrorObject, 'instancePath' | 'params'>): string {
  const steps = instancePath.split('/').slice(1);
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  const all = typeof named === 'string' ? [...steps, named] : steps;
  const name = all.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  return name === '' ? 'body' : name.slice(0, 100);
}
