export type NetworkFirst = {
  network: () => Promise<Response>;
  kept: () => Promise<Response | undefined>;
  /** How long to wait for the network, in ms, before a cached response is used. */
  patienceMs: number;
  /** The response to use when neither the network nor the cache has one. */
  without: () => Promise<Response>;
};

const LATE = Symbol('late');

/**
 * Returns the network's response. If the network fails or is slow, returns the cached response; without one, whatever the network still
 * returns, else the fallback.
 */
export async function networkFirst({ network, kept, patienceMs, without }: NetworkFirst): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patienceMs);
  });
  const answer = network().catch(() => null);
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  if (first !== null && first !== LATE) return first;
  return (await kept()) ?? (await answer) ?? without();
}
