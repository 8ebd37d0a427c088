import { isJson, parseJson } from '../contract/json.ts';
import type { TokenKind, WireRequest } from './request.ts';

const SECRET_FIELD = /password|secret|token|otp|card_number|^number$|ticket/i;
const CODE_FIELD = /^(new_)?code$/;
/** A code from an SMS; the code of a problem is a word. */
const SMS_CODE = /^\d{4,8}$/;
const SECRET_IN_QUERY = /([?&](?:[a-z_]*(?:token|password|secret|code))=)[^&]*/gi;
/** The address of a payment calendar is its only protection. */
const SECRET_IN_PATH = /(\/calendar\/)[^/"]+/g;
const SHOWN_MAX = 1_500;
const TOKEN_VARIABLES: Readonly<Record<TokenKind, string | null>> = {
  customer: '$TOKEN',
  guest: '$GUEST_TOKEN',
  foreign: '$EXPIRED_TOKEN',
  none: null,
};

/** A copy without the values of secret fields. */
function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, isSecret(name, item) ? '[redacted]' : redact(item)]));
}

const isSecret = (name: string, value: unknown): boolean =>
  typeof value === 'string' && (SECRET_FIELD.test(name) || (CODE_FIELD.test(name) && SMS_CODE.test(value)));

/** A text of a request or answer for a report: secrets redacted, and shortened. */
export function shownText(text: string): string {
  const json = parseJson(text);
  const named = json === undefined ? text.replaceAll(SECRET_IN_QUERY, '$1[redacted]') : JSON.stringify(redact(json));
  const clean = named.replaceAll(SECRET_IN_PATH, '$1[redacted]');
  return clean.length <= SHOWN_MAX ? clean : `${clean.slice(0, SHOWN_MAX)}… (${clean.length} characters)`;
}

/** A line for a shell that repeats the request, with variables in place of tokens. */
export function curlLine(baseUrl: string, request: WireRequest, token: TokenKind): string {
  const variable = TOKEN_VARIABLES[token];
  const method = request.method === 'HEAD' ? ['--head'] : ['-X', request.method];
  const headers = Object.entries(request.headers).flatMap(([name, value]) => ['-H', quote(`${name}: ${value}`)]);
  return [
    'curl',
    ...method,
    quote(shownText(`${baseUrl}${request.path}`)),
    ...(variable === null ? [] : ['-H', `"authorization: Bearer ${variable}"`]),
    ...headers,
    ...(request.body === null ? [] : ['--data-binary', quote(shownBody(request))]),
  ].join(' ');
}

function shownBody({ body, headers }: WireRequest): string {
  if (body instanceof Uint8Array) return `(${body.length} bytes)`;
  // A form is written like a query.
  return headers['content-type']?.includes('form') ? shownText(`?${body ?? ''}`).slice(1) : shownText(body ?? '');
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
