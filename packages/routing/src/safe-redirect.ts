import { parseLocale } from '@muddat/i18n';
import { decodeLevels } from './decode-levels.ts';

const TARGET_MAX_CHARS = 2048;
/** Control and format characters, line and paragraph separators, lone surrogates, backslashes. */
const REFUSED_IN_PATH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\]/u;
const REFUSED_IN_QUERY = /[\p{Cc}\p{Cs}]/u;
const ENCODED_SLASH = /%2f|%5c/i;

/** `..;x` counts as `..`: some servers read what follows the `;` as a parameter of the segment. */
const dotsOf = (segment: string) => segment.replace(/;.*$/s, '');

/** Whether only the last segment is empty, and no segment climbs to or above the locale segment. */
function staysInLocale(path: string): boolean {
  const segments = path.split('/').slice(1);
  let depth = 0;
  for (const [index, segment] of segments.entries()) {
    const dots = dotsOf(segment);
    if (segment === '' && index < segments.length - 1) return false;
    if (dots === '..') depth -= 1;
    else if (segment !== '' && dots !== '.') depth += 1;
    if (depth < 1) return false;
  }
  return true;
}

function isSafePath(path: string): boolean {
  const levels = decodeLevels(path);
  // A URL's path contains no raw space, and browsers may trim `.. ` to dots.
  if (levels === null || path.includes(' ')) return false;
  return levels.every((level) => {
    // Full-width dots and slashes fold to plain ones in software that normalises text.
    const folded = level.normalize('NFKC');
    const slashes = (text: string) => text.split('/').length;
    if (REFUSED_IN_PATH.test(level) || ENCODED_SLASH.test(level) || folded.includes('\\')) return false;
    return slashes(folded) === slashes(path) && staysInLocale(level) && staysInLocale(folded);
  });
}

function isSafeTail(tail: string): boolean {
  if (REFUSED_IN_QUERY.test(tail)) return false;
  try {
    return !REFUSED_IN_QUERY.test(decodeURIComponent(tail));
  } catch {
    return false;
  }
}

/**
 * The target unchanged if it is the path of a page of this site, otherwise null. Checks only the syntax, not whether
 * the page exists. Call it when a target is written and again when it is read.
 */
export function safeRedirect(target: unknown, o: { origin: string }): string | null {
  if (typeof target !== 'string' || target.length > TARGET_MAX_CHARS || !target.startsWith('/')) return null;
  const end = target.search(/[?#]/);
  const path = end === -1 ? target : target.slice(0, end);
  if (parseLocale(path.split('/')[1]) === null) return null;
  if (!isSafePath(path) || !isSafeTail(target.slice(path.length))) return null;
  // Finally the URL parser, which browsers share, must agree.
  if (!URL.canParse(target, o.origin)) return null;
  const url = new URL(target, o.origin);
  return url.origin === new URL(o.origin).origin && parseLocale(url.pathname.split('/')[1]) !== null ? target : null;
}
