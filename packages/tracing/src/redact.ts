import type { Attributes, AttributeValue } from '@opentelemetry/api';

type Rule = (value: AttributeValue | undefined) => AttributeValue | undefined;

const MAX_STATEMENT = 2_000;
const MAX_NAME = 160;
/** Seven digits are enough for a phone, a card and a passport. Names of routes and hosts have fewer. */
const MANY_DIGITS = /\d[\s()-]?(?:\d[\s()-]?){5}\d/;

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) && !MANY_DIGITS.test(value) ? value : undefined;
/** An id that a server made has digits of any number, so its form decides. */
const id =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const integer =
  (min: number, max: number): Rule =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
const word = matching(/^[\w.-]{1,64}$/);

/** The attributes that leave a server, each with the values that it may have. Any other attribute and value is left out. */
const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['http.request.method', matching(/^[A-Z_]{3,10}$/)],
  ['http.response.status_code', integer(100, 599)],
  // The id of a page or operation, or the pattern of a path. An address would have a query or a digit.
  ['http.route', matching(/^[\w:./*-]{1,160}$/)],
  ['server.address', matching(/^[\w.:-]{1,255}$/)],
  ['server.port', integer(1, 65_535)],
  ['error.type', word],
  ['db.system.name', word],
  ['db.operation.name', word],
  ['db.query.text', (value) => (typeof value === 'string' ? withoutValues(value).slice(0, MAX_STATEMENT) : undefined)],
  ['muddat.api', word],
  ['muddat.page', word],
  ['muddat.control', word],
  ['muddat.request_id', id(/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/)],
]);

/** Leaves out what is not on the list, so that a new version of a library cannot bring an address or a header into a trace. */
export function redactAttributes(attributes: Attributes): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    const allowed = RULES.get(name)?.(value);
    if (allowed !== undefined) kept[name] = allowed;
  }
  return kept;
}

/** The name of a span consists of a method and a route, or of an operation. */
export const redactName = (name: string): string =>
  name.length <= MAX_NAME && /^[\w :./*-]+$/.test(name) && !MANY_DIGITS.test(name) ? name : 'other';

/** Replaces the literal values of a statement by `?`. Its parameters are placeholders already: `$1`, `$2`. */
const withoutValues = (statement: string): string =>
  statement.replaceAll(/'(?:[^']|'')*'?/g, '?').replaceAll(/(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g, '?');
