/** How much, how slowly and how many at once; spec gap: the specification names none of them. */
export type ServerLimits = {
  /** All of a request's head, the query too: room for a search of ten thousand characters, each of four bytes in escapes. */
  readonly headBytes: number;
  /** The head without its query: far above what a browser sends, cookies included. */
  readonly headBesideQueryBytes: number;
  readonly bodyBytes: number;
  /** From the first byte of a request to the end of its head; a client that drips it is cut off. */
  readonly headMs: number;
  /** From the first byte to the last of the body. */
  readonly requestMs: number;
  /** How often slow ones are looked for. */
  readonly slowCheckMs: number;
  /** A connection on which nothing moves, in either direction: a reader that stopped reading. */
  readonly stillMs: number;
  /** More are turned away at the door, so that descriptors and memory last for those who are in. */
  readonly connections: number;
};

export const SERVER_LIMITS: ServerLimits = {
  headBytes: 147_456,
  headBesideQueryBytes: 16_384,
  bodyBytes: 262_144,
  headMs: 10_000,
  requestMs: 30_000,
  slowCheckMs: 5_000,
  stillMs: 60_000,
  connections: 10_000,
};
