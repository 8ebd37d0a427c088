/** A resource that a page fetched, from the browser's resource timing. */
export type FetchedResource = {
  readonly url: string;
  /** Start of the request, in ms after the start of the navigation. */
  readonly start: number;
  /** Compressed bytes of the body. Headers are not counted, because HTTP/2, which customers use, compresses them. */
  readonly bytes: number;
  /** True when the response came from a cache, not from the server. */
  readonly cached: boolean;
};

export type Traffic = {
  readonly requests: number;
  readonly bytes: number;
  /** Requests, document included, that started before the largest paint. */
  readonly beforePaint: number;
  readonly scriptsBeforePaint: number;
};

const isScript = ({ url }: FetchedResource): boolean => new URL(url).pathname.endsWith('.js');

/** Requests and bytes over the network, and how many requests started before the largest paint at `lcp`. */
export function summarizeTraffic(fetched: readonly FetchedResource[], lcp: number): Traffic {
  const travelled = fetched.filter(({ cached }) => !cached);
  const before = travelled.filter(({ start }) => start < lcp);
  return {
    requests: travelled.length,
    bytes: travelled.reduce((sum, { bytes }) => sum + bytes, 0),
    beforePaint: before.length,
    scriptsBeforePaint: before.filter(isScript).length,
  };
}
