export type NetworkFirst = {
  network: () => Promise<Response>;
  kept: () => Promise<Response | undefined>;
  /** How long the network is waited for while there is a kept answer. */
  patienceMs: number;
  /** What stands in place of an answer that neither has. */
  without: () => Promise<Response>;
};

const LATE = Symbol('late');

/** The network's answer; the kept one when there is no network or it is slow; and what stands in for both. */
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
