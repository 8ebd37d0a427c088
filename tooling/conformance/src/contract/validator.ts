import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { asJson, type Json } from './json.ts';

/** Returns what is wrong with a value, or null. */
export type Validate = (value: unknown) => string | null;

/**
 * Validates values against schemas of contracts. With `coerce`, a text counts as the number or boolean that it spells, as in a query or a
 * header.
 */
export function createValidator(coerce: boolean): (document: Json, schema: Json) => Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: coerce, validateSchema: false, logger: false });
  formatsPlugin.default(ajv);
  const compiled = new Map<Json, Map<string, ValidateFunction>>();
  return (document, schema) => {
    const known = compiled.get(document) ?? new Map<string, ValidateFunction>();
    compiled.set(document, known);
    const text = JSON.stringify(schema);
    // The components go along, so that `#/components/...` leads to them.
    const validate = known.get(text) ?? ajv.compile({ ...schema, components: asJson(document.components) });
    known.set(text, validate);
    return (value) => (validate(value) ? null : explain(validate));
  };
}

const explain = ({ errors }: ValidateFunction): string =>
  [...new Set((errors ?? []).map(({ instancePath, message, keyword }) => `${fieldOf(instancePath)} ${message ?? keyword}`))]
    .slice(0, 3)
    .join('; ');

/** `/data/3/id` is `data[].id`: which entry of a list is wrong says nothing of the rule. */
const fieldOf = (path: string): string =>
  path === ''
    ? 'the body'
    : path
        .slice(1)
        .split('/')
        .map((step) => (/^\d+$/.test(step) ? '[]' : `.${step}`))
        .join('')
        .replace(/^\./, '');
