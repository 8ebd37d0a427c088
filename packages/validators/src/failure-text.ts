import { FAILURE_CODES, type Failure, type FailureCode } from './failure.ts';

/** The code of a failure, with its parameters where it has some: `required`, `minLength?min=8`. */
export type FailureText = FailureCode | `${FailureCode}?${string}`;

/**
 * A failure as one text, for what carries only a message (a valibot issue, a form's field error): the code, then the parameters as `?min=8&max=64`.
 */
export function failureText({ code, params }: Failure): FailureText {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? code : `${code}?${pairs.join('&')}`;
}

/** The inverse of `failureText`. It also parses codes of the servers' `fields`, so the code is any string. */
export function parseFailureText(text: string): { readonly code: string; readonly params: Readonly<Record<string, number>> } {
  const [code = '', query = ''] = text.split('?');
  const pairs = query.split('&').map((pair) => pair.split('='));
  const params = pairs.flatMap(([name, value]) =>
    name && value && Number.isFinite(Number(value)) ? [[name, Number(value)] as const] : [],
  );
  return { code, params: Object.fromEntries(params) };
}

/** Whether a text, such as the message of a schema's issue, is that of a failure. */
export function isFailureText(text: string): text is FailureText {
  const { code } = parseFailureText(text);
  return FAILURE_CODES.some((known) => known === code);
}
