import { ALPHABET_COOKIE, type Alphabet, parseAlphabet } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** The alphabet in which the reader wants Uzbek; Latin unless chosen. */
export const readAlphabet = (request: FastifyRequest): Alphabet => parseAlphabet(request.cookies?.[ALPHABET_COOKIE]) ?? 'latn';

/**
 * A choice of the alphabet made by a link, `?alphabet=cyrl`, so that it works without a script too: it goes into the cookie, and what
 * is left of the query is answered, for the page to be asked for without it. Null where none is made.
 */
export function takeAlphabet(gateway: Gateway, reply: FastifyReply, search: string): { search: string } | null {
  const pieces = search.replace(/^\?/, '').split('&');
  const ofAlphabet = (piece: string) => piece.startsWith(`${ALPHABET_COOKIE}=`);
  const chosen = parseAlphabet(pieces.findLast(ofAlphabet)?.slice(ALPHABET_COOKIE.length + 1));
  if (chosen === null) return null;
  // The apps read and write it too, so it is no HttpOnly one.
  const options = { path: '/', sameSite: 'lax', secure: gateway.cookies.options.secure ?? false } as const;
  if (chosen === 'cyrl') reply.setCookie(ALPHABET_COOKIE, chosen, { ...options, maxAge: MAX_AGE_S });
  else reply.clearCookie(ALPHABET_COOKIE, options);
  const rest = pieces.filter((piece) => piece !== '' && !ofAlphabet(piece));
  return { search: rest.length > 0 ? `?${rest.join('&')}` : '' };
}
