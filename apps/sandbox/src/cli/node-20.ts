/**
 * Adds what the sandbox uses and Node 20 lacks. The published package supports Node 20, so its entry points load this module first;
 * in the repository the sandbox runs on Node 24.
 */
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};

URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null);
