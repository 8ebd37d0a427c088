/** A thing that a page fetched, as the browser's own timing tells it. */
export type Fetched = {
  readonly url: string;
  /** When it was asked for, ms from the start of the navigation. */
  readonly start: number;
  /** Bytes of the body as they came, compressed. Headers are not counted: HTTP/2, by which customers come, sends them shortened. */
  readonly bytes: number;
  /** It came from a cache, not from the server. */
  readonly cached: boolean;
};

export type Traffic = {
  readonly requests: number;
  readonly bytes: number;
  /** Asked for before the largest paint began, the document with them. */
  readonly beforePaint: number;
  readonly scriptsBeforePaint: number;
};

const isScript = ({ url }: Fetched): boolean => new URL(url).pathname.endsWith('.js');

/** What travelled until a page was quiet, and what of it was asked for before its largest part was painted at `lcp`. */
export function trafficOf(fetched: readonly Fetched[], lcp: number): Traffic {
  const travelled = fetched.filter(({ cached }) => !cached);
  const before = travelled.filter(({ start }) => start < lcp);
  return {
    requests: travelled.length,
    bytes: travelled.reduce((sum, { bytes }) => sum + bytes, 0),
    beforePaint: before.length,
    scriptsBeforePaint: before.filter(isScript).length,
  };
}
