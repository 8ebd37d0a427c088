export type NetworkFirstOptions = {
  network: () => Promise<Response>;
  cached: () => Promise<Response | undefined>;
  /** How long to wait for the network, in ms, before a cached response is used. */
  timeoutMs: number;
  /** The response to use when neither the network nor the cache has one. */
  fallback: () => Promise<Response>;
};

const TIMED_OUT = Symbol('late');

/**
 * Returns the network's response. If the network fails or is slow, returns the cached response; without one, whatever the network still
 * returns, else the fallback.
 */
export async function networkFirst({ network, cached, timeoutMs, fallback }: NetworkFirstOptions): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), timeoutMs);
  });
  const answer = network().catch(() => null);
  const first = await Promise.race([answer, late]);
  clearTimeout(timer);
  if (first !== null && first !== TIMED_OUT) return first;
  return (await cached()) ?? (await answer) ?? fallback();
}
