/** A number in [0, 1) derived from a text: FNV-1a, then mixed so that names that differ in one letter give distant numbers. */
export function hashToFraction(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2_246_822_519);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 2 ** 32;
}
