/**
 * Brand and model in a product's name, which are not Uzbek: `Velta S255` of `Televizor Velta S255, 43″`. The part begins with `brand`.
 * Without a brand it begins with the first capital letter after the first word, since common words have none. It ends before the size.
 * Empty if there is no such part.
 */
export function brandAndModel(name: string, brand: string | null = null): string {
  const untilSize = name.split(', ')[0] ?? '';
  if (brand !== null && brand !== '' && ` ${untilSize} `.includes(` ${brand} `)) {
    return untilSize.slice(` ${untilSize} `.indexOf(` ${brand} `));
  }
  return /\S\s+(\p{Lu}.*)/u.exec(untilSize)?.[1] ?? '';
}
