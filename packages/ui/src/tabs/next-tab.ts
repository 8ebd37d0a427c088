const STEP: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The tab that a key selects (APG, tabs): arrows wrap from the last tab to the first, and disabled tabs are skipped. Null for any other
 * key.
 */
export function nextTab<Id extends string>(tabs: readonly { id: Id; disabled?: boolean }[], from: Id, key: string): Id | null {
  const step = STEP[key];
  const open = tabs.filter((tab) => !tab.disabled);
  if (!step || open.length === 0) return null;
  const at = open.findIndex((tab) => tab.id === from);
  return open[step(Math.max(0, at), open.length)]?.id ?? null;
}
