import type { MaskSlot, MaskToken } from './types.ts';

/** # is a digit, @ is a letter, * is a letter or digit. Latin letters only. */
const DEFAULT_TOKENS: Readonly<Record<string, MaskToken>> = {
  '#': { pattern: /[0-9]/ },
  '@': { pattern: /[A-Za-z]/ },
  '*': { pattern: /[A-Za-z0-9]/ },
};

const own = (tokens: Readonly<Record<string, MaskToken>>, char: string): MaskToken | undefined =>
  Object.hasOwn(tokens, char) ? tokens[char] : undefined;

function tokenPlace({ pattern, optional = false, repeated = false, multiple = false }: MaskToken): MaskSlot {
  // A copy without the flags g and y, with which `test()` keeps a position between calls.
  const matcher = pattern && new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return { kind: 'token', fits: (char) => matcher?.test(char) ?? true, optional, repeated, multiple };
}

/** The places of a mask in order. `!` makes the next character a literal; a `!` at the very end is one itself. */
export function parseMask(mask: string, tokens: Readonly<Record<string, MaskToken>> = {}): MaskSlot[] {
  const places: MaskSlot[] = [];
  let escaped = false;
  for (const char of mask) {
    const added = own(tokens, char);
    const standard = own(DEFAULT_TOKENS, char);
    if (escaped) places.push({ kind: 'literal', char });
    else if (char === '!') {
      escaped = true;
      continue;
    } else if (added || standard) places.push(tokenPlace({ ...standard, ...added }));
    else places.push({ kind: 'literal', char });
    escaped = false;
  }
  if (escaped) places.push({ kind: 'literal', char: '!' });
  return places;
}
