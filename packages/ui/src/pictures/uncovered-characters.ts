/** The characters of a text that no font covers with its `unicode-range`: the browser would draw them in a system font. */
export function findUncoveredCharacters(text: string, unicodeRanges: readonly string[]): string[] {
  const ranges = unicodeRanges
    .flatMap((list) => list.split(','))
    .map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
  const known = (code: number) => code < 0x20 || ranges.some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter((character) => !known(character.codePointAt(0) ?? 0));
}
