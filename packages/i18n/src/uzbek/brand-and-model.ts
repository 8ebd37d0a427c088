/**
 * The part of a product's name that is no Uzbek: `Velta S255` of `Televizor Velta S255, 43″`. It begins with the brand, or, where none is
 * told, with the first capital letter after the first word, for common words have none; it ends before the size. Empty where there is none.
 */
export function brandAndModel(name: string, brand: string | null = null): string {
  const untilSize = name.split(', ')[0] ?? '';
  if (brand !== null && brand !== '' && ` ${untilSize} `.includes(` ${brand} `)) {
    return untilSize.slice(` ${untilSize} `.indexOf(` ${brand} `));
  }
  return /\S\s+(\p{Lu}.*)/u.exec(untilSize)?.[1] ?? '';
}
