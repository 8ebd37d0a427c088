/** A possible suggestion: a category or store (`place`), a kind of goods, or a question. */
export type SuggestionCandidate<Of> = { readonly group: 'place' | 'goods' | 'question'; readonly title: string; readonly of: Of };

const GROUPS = ['place', 'goods', 'question'] as const;
/** The number of suggestions reserved for goods and questions, if there are any, so that categories and stores do not fill the list. */
const RESERVED_SLOTS = 3;

/**
 * Categories and stores first, then kinds of goods, then questions, each in the given order. No title occurs twice. A kind of goods is
 * dropped if its category is shown («Холодильник» next to «Холодильники»).
 */
export function pickSuggestions<Of>(candidates: readonly SuggestionCandidate<Of>[], limit: number): Of[] {
  const titles = new Set<string>();
  const grouped = GROUPS.flatMap((wanted) => candidates.filter(({ group }) => group === wanted));
  const told = grouped.filter(({ group, title }) => {
    const small = title.toLowerCase();
    const again = titles.has(small) || (group === 'goods' && [...titles].some((known) => known.startsWith(small)));
    titles.add(small);
    return !again;
  });
  const places = told.filter(({ group }) => group === 'place');
  const others = told.filter(({ group }) => group !== 'place');
  const room = limit - Math.min(others.length, RESERVED_SLOTS, Math.max(0, limit - 1));
  const shown = places.slice(0, room);
  return [...shown, ...others].slice(0, limit).map(({ of }) => of);
}
