import type { MaskSlot } from './types.ts';

export type FillResult = {
  /** The characters in the places, in the order in which they were filled. */
  readonly output: readonly string[];
  readonly taken: readonly string[];
  /** Input characters that fitted no place. */
  readonly dropped: readonly string[];
  readonly completed: boolean;
};

type SlotMatch = { readonly at: number; readonly literals: readonly string[]; readonly taken: boolean };

/** The place after one: the next, or at the end the first repeated token; -1 when there is none. */
function following(places: readonly MaskSlot[], at: number): number {
  return at + 1 < places.length ? at + 1 : places.findIndex((place) => place.kind === 'token' && place.repeated);
}

/** The next literal if the optional tokens before it stay empty, with its index. Null if a required token comes first. */
function pendingLiteral(places: readonly MaskSlot[], from: number): { at: number; char: string } | null {
  for (let at = from, steps = 0; at >= 0 && steps <= places.length; at = following(places, at), steps += 1) {
    const place = places[at];
    if (place?.kind === 'literal') return { at, char: place.char };
    if (!place?.optional) return null;
  }
  return null;
}

/**
 * Where a character goes if `from` is the next free place. It goes to a literal that equals it, or into the first token that accepts it,
 * past literals (which then appear) and optional tokens. A literal takes precedence over an optional token that would accept it too: the
 * output must parse as it was meant. Null if a required token before that refuses it, or the mask has ended.
 */
function findSlot(places: readonly MaskSlot[], from: number, char: string): SlotMatch | null {
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

/** Puts characters into places one by one. Has no memory: the same characters always give the same result. */
export function fillMask(places: readonly MaskSlot[], chars: readonly string[], eager: boolean): FillResult {
  const output: string[] = [];
  const taken: string[] = [];
  const dropped: string[] = [];
  const filled = new Set<number>();
  let next = places.length > 0 ? 0 : -1;
  let open: number | null = null;
  for (const char of chars) {
    const many: MaskSlot | undefined = open === null ? undefined : places[open];
    if (many?.kind === 'token' && many.fits(char)) {
      output.push(char);
      taken.push(char);
      continue;
    }
    open = null;
    const found: SlotMatch | null = next < 0 ? null : findSlot(places, next, char);
    if (!found) {
      dropped.push(char);
      continue;
    }
    output.push(...found.literals);
    if (found.taken) {
      output.push(char);
      taken.push(char);
      filled.add(found.at);
      const place = places[found.at];
      if (place?.kind === 'token' && place.multiple) open = found.at;
    }
    next = following(places, found.at);
  }
  if (eager && output.length > 0) {
    for (let place = places[next]; place?.kind === 'literal'; next += 1, place = places[next]) output.push(place.char);
  }
  const completed = places.every((place, at) => place.kind === 'literal' || place.optional || filled.has(at));
  return { output, taken, dropped, completed };
}
