import type { ErrorObject } from 'ajv';

const CODES: Readonly<Record<string, string>> = {
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

/** Keywords that only say that one of their branches failed; the branch's own error says more. */
const BRANCHES = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

/** Ajv's errors as `{field: code}`, nested fields dotted (`source.entity_id`), the first error of a field only; never its value. */
export function fieldCodes(errors: readonly Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>[]): Record<string, string> {
  const plain = errors.filter((error) => !BRANCHES.has(error.keyword));
  const fields: Record<string, string> = {};
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
