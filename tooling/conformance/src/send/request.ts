import { isJson } from '../contract/json.ts';
import type { Operation } from '../contract/read-contract.ts';
import type { Input } from '../generate/input.ts';

/** Which token a request carries. `foreign`: a token that another server signed and that has expired. */
export type TokenKind = 'customer' | 'guest' | 'foreign' | 'none';

/** A request as it goes over the wire, without its token. */
export type WireRequest = {
  readonly method: string;
  /** Below the base URL, for example `/billing/v1/api-payments/payment`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
};

const SENDABLE_HEADER = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;
const FORM = 'application/x-www-form-urlencoded';

/**
 * The request of an input; null if HTTP or a URL cannot carry it: a header with letters beyond Latin-1, a path parameter that is empty or
 * that every client resolves as a relative path.
 */
export function toRequest(operation: Operation, input: Input, mediaType: string | null): WireRequest | null {
  const values = pathValues(operation, input);
  if (values === null) return null;
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_part, name: string) => encode(values[name] ?? ''));
  const headers = Object.fromEntries(Object.entries(input.header).map(([name, value]) => [name.toLowerCase(), textOf(value).trim()]));
  if (Object.values(headers).some((value) => !SENDABLE_HEADER.test(value))) return null;
  const query = Object.entries(input.query).flatMap(([name, value]) => queryPairs(name, value));
  const hasBody = mediaType !== null && input.body !== undefined;
  return {
    method: operation.method,
    path: `/${operation.api}${path}${query.length === 0 ? '' : `?${query.join('&')}`}`,
    headers: { ...headers, ...(hasBody ? { 'content-type': mediaType } : {}) },
    body: hasBody ? bodyOf(input.body, mediaType) : null,
  };
}

function pathValues(operation: Operation, input: Input): Readonly<Record<string, string>> | null {
  const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const values = names.map((name) => [name, textOf(input.path[name] ?? '')] as const);
  return values.some(([, value]) => value === '' || value === '.' || value === '..') ? null : Object.fromEntries(values);
}

/** A value as the text of a parameter. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Lists are sent with indices, as the contracts say. */
const queryPairs = (name: string, value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((item, index) => `${encode(name)}[${index}]=${encode(textOf(item))}`)
    : [`${encode(name)}=${encode(textOf(value))}`];

function bodyOf(body: unknown, mediaType: string): string | Uint8Array {
  if (body instanceof Uint8Array) return body;
  if (mediaType === FORM && isJson(body))
    return new URLSearchParams(Object.entries(body).map(([name, value]) => [name.toWellFormed(), textOf(value).toWellFormed()])).toString();
  return mediaType.endsWith('json') ? JSON.stringify(body) : textOf(body);
}
