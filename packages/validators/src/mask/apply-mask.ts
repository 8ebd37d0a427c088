import { normaliseDigits } from '../normalise-digits.ts';
import { fillMask } from './fill-mask.ts';
import { parseMask } from './parse-mask.ts';
import { applyPhoneMask, PHONE_MASK } from './phone-mask.ts';
import { DATE_MASK, EXPIRY_MASK, prepareDate, prepareExpiry } from './short-dates.ts';
import type { Masked, MaskOptions, MaskSlot } from './types.ts';

type Attempt = { readonly result: Masked; readonly places: readonly MaskSlot[]; readonly dropped: readonly string[] };

const turned = <T>(items: readonly T[], reversed: boolean): T[] => (reversed ? [...items].reverse() : [...items]);

function prepare(mask: string, input: string): string {
  if (mask === EXPIRY_MASK) return prepareExpiry(input);
  return mask === DATE_MASK ? prepareDate(input) : input;
}

function attempt(mask: string, input: string, options: MaskOptions): Attempt {
  const { eager = false, reversed = false, tokens } = options;
  const places = parseMask(mask, tokens);
  if (mask === PHONE_MASK) {
    const result = applyPhoneMask(input, options);
    return { result, places, dropped: result.error ? [...input] : [] };
  }
  const { output, taken, dropped, completed } = fillMask(turned(places, reversed), turned([...prepare(mask, input)], reversed), eager);
  return { result: { masked: turned(output, reversed).join(''), unmasked: turned(taken, reversed).join(''), completed }, places, dropped };
}

/**
 * Chooses among several masks the shortest that fits the input, which means it drops no character that a token of any mask accepts. If
 * none fits, the one that drops the fewest.
 */
function best(attempts: readonly Attempt[]): Attempt | undefined {
  const wanted = (char: string): boolean =>
    attempts.some(({ places }) => places.some((place) => place.kind === 'token' && place.fits(char)));
  return attempts
    .map((one) => ({ one, lost: one.dropped.filter(wanted).length }))
    .sort((a, b) => a.lost - b.lost || a.one.places.length - b.one.places.length)[0]?.one;
}

/**
 * Formats an input by a mask: `#` digit, `@` Latin letter, `*` either, `!` escapes the next character, anything else is a literal.
 * Characters that do not fit are skipped. Literals appear when the next character needs them; an input character equal to the pending
 * literal is that literal. Arabic-Indic and full-width digits become ASCII first. Idempotent on its own output, because the result depends on the input
 * alone. `error` is set for PHONE_MASK only.
 */
export function applyMask(mask: string | string[], input: string, options: MaskOptions = {}): Masked {
  const text = normaliseDigits(input);
  const masks = typeof mask === 'string' ? [mask] : mask;
  return best(masks.map((one) => attempt(one, text, options)))?.result ?? { masked: text, unmasked: text, completed: true };
}
