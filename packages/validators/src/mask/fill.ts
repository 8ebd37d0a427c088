import type { Place } from './types.ts';

export type Filled = {
  /** What stands in the places, in the order they were filled. */
  readonly shown: readonly string[];
  readonly taken: readonly string[];
  /** Input characters that found no place. */
  readonly dropped: readonly string[];
  readonly completed: boolean;
};

type Landing = { readonly at: number; readonly literals: readonly string[]; readonly taken: boolean };

/** The place after one: the next, or at the end the first repeated token; -1 when there is none. */
function following(places: readonly Place[], at: number): number {
  return at + 1 < places.length ? at + 1 : places.findIndex((place) => place.kind === 'token' && place.repeated);
}

/** The literal that would appear next if nothing more filled the tokens that may be left out, and its place; null when a required token stands before it. */
function pendingLiteral(places: readonly Place[], from: number): { at: number; char: string } | null {
  for (let at = from, steps = 0; at >= 0 && steps <= places.length; at = following(places, at), steps += 1) {
    const place = places[at];
    if (place?.kind === 'literal') return { at, char: place.char };
    if (!place?.optional) return null;
  }
  return null;
}

/**
 * Where a character lands when the next free place is `from`: on a literal that it equals, or in the first token that it fits, past literals (which then appear)
 * and past tokens that may be left out. A literal that an optional token would take comes first: what is shown must be read as it was meant. Null when a required token before that refuses it, or the mask has ended.
 */
function landing(places: readonly Place[], from: number, char: string): Landing | null {
  const literals: string[] = [];
  for (let at = from, steps = 0; at >= 0 && steps <= places.length; at = following(places, at), steps += 1) {
    const place = places[at];
    if (place === undefined) return null;
    if (place.kind === 'literal') {
      literals.push(place.char);
      if (place.char === char) return { at, literals, taken: false };
    } else if (place.fits(char)) {
      const pending = place.optional ? pendingLiteral(places, at) : null;
      if (pending?.char === char) return { at: pending.at, literals: [...literals, char], taken: false };
      return { at, literals, taken: true };
    } else if (!place.optional) return null;
  }
  return null;
}

/** Lays characters into places one by one. Knows nothing of what was typed before: the same characters always give the same result. */
export function fill(places: readonly Place[], chars: readonly string[], eager: boolean): Filled {
  const shown: string[] = [];
  const taken: string[] = [];
  const dropped: string[] = [];
  const filled = new Set<number>();
  let next = places.length > 0 ? 0 : -1;
  let open: number | null = null;
  for (const char of chars) {
    const many: Place | undefined = open === null ? undefined : places[open];
    if (many?.kind === 'token' && many.fits(char)) {
      shown.push(char);
      taken.push(char);
      continue;
    }
    open = null;
    const found: Landing | null = next < 0 ? null : landing(places, next, char);
    if (!found) {
      dropped.push(char);
      continue;
    }
    shown.push(...found.literals);
    if (found.taken) {
      shown.push(char);
      taken.push(char);
      filled.add(found.at);
      const place = places[found.at];
      if (place?.kind === 'token' && place.multiple) open = found.at;
    }
    next = following(places, found.at);
  }
  if (eager && shown.length > 0) {
    for (let place = places[next]; place?.kind === 'literal'; next += 1, place = places[next]) shown.push(place.char);
  }
  const completed = places.every((place, at) => place.kind === 'literal' || place.optional || filled.has(at));
  return { shown, taken, dropped, completed };
}
