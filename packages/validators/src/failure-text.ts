import type { Failure } from './failure.ts';

/**
 * A failure as one text, for what carries only a message (a valibot issue, a form's field error): the code, then the parameters as `?min=8&max=64`.
 */
export function failureText({ code, params }: Failure): string {
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
