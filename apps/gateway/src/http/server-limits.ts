/** Limits of size, time and connections; spec gap: the specification names none. */
export type ServerLimits = {
  /** The whole head of a request including its query: fits a search of ten thousand characters of four bytes each, percent-encoded. */
  readonly headBytes: number;
  /** The head without its query: far more than browsers send, cookies included. */
  readonly headWithoutQueryBytes: number;
  readonly bodyBytes: number;
  /** From the first byte of a request to the end of its head; a client that sends it slowly is disconnected. */
  readonly headMs: number;
  /** From the first byte of a request to the last byte of its body. */
  readonly requestMs: number;
  /** Interval of the check for slow requests. */
  readonly slowCheckMs: number;
  /** A connection without traffic in either direction for this long is closed, such as one whose client stopped reading. */
  readonly idleMs: number;
  /** Maximum number of open connections. Further ones are refused, so that file descriptors and memory last for the open ones. */
  readonly connections: number;
};

export const SERVER_LIMITS: ServerLimits = {
  headBytes: 147_456,
  headWithoutQueryBytes: 16_384,
  bodyBytes: 262_144,
  headMs: 10_000,
  requestMs: 30_000,
  slowCheckMs: 5_000,
  idleMs: 60_000,
  connections: 10_000,
};
