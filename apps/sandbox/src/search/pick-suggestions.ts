/** One that may be suggested: a place to go to (section, store), a kind of goods, or a question. */
export type Candidate<Of> = { readonly group: 'place' | 'goods' | 'question'; readonly title: string; readonly of: Of };

const GROUPS = ['place', 'goods', 'question'] as const;
/** Room that places leave for the others, where there are any. */
const OTHERS_SHOWN = 3;

/**
 * Places first, then kinds of goods, then questions, each in the order they came. No title comes twice, and a kind of goods is not said again
 * where its section is («Холодильник» beside «Холодильники»).
 */
export function pickSuggestions<Of>(candidates: readonly Candidate<Of>[], limit: number): Of[] {
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
  const room = limit - Math.min(others.length, OTHERS_SHOWN, Math.max(0, limit - 1));
  const shown = places.slice(0, room);
  return [...shown, ...others].slice(0, limit).map(({ of }) => of);
}
