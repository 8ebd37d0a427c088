import { ALPHABET_COOKIE, type Alphabet, parseAlphabet } from '@muddat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';

const MAX_AGE_S = 365 * 86_400;

/** The reader's alphabet for Uzbek, from the cookie; Latin by default. */
export const readAlphabet = (request: FastifyRequest): Alphabet => parseAlphabet(request.cookies?.[ALPHABET_COOKIE]) ?? 'latn';

/**
 * Handles a choice of alphabet by a link, `?alphabet=cyrl`, which works without script. Stores it in the cookie and returns the rest of the
 * query, to which the page redirects. Null if the query makes no choice.
 */
export function storeAlphabetChoice(gateway: Gateway, reply: FastifyReply, search: string): { search: string } | null {
  const pieces = search.replace(/^\?/, '').split('&');
  const ofAlphabet = (piece: string) => piece.startsWith(`${ALPHABET_COOKIE}=`);
  const chosen = parseAlphabet(pieces.findLast(ofAlphabet)?.slice(ALPHABET_COOKIE.length + 1));
  if (chosen === null) return null;
  // The cookie is not HttpOnly: the apps' scripts read and write it too.
  const options = { path: '/', sameSite: 'lax', secure: gateway.cookies.options.secure ?? false } as const;
  if (chosen === 'cyrl') reply.setCookie(ALPHABET_COOKIE, chosen, { ...options, maxAge: MAX_AGE_S });
  else reply.clearCookie(ALPHABET_COOKIE, options);
  const rest = pieces.filter((piece) => piece !== '' && !ofAlphabet(piece));
  return { search: rest.length > 0 ? `?${rest.join('&')}` : '' };
}
