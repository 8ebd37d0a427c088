export type PrefetchedResponse = {
  /** The value of the request's `Accept-Language` header. */
  readonly language: string;
  readonly response: Promise<Response>;
  /** The time of the request, as `performance.now()`. */
  readonly requestedAt: number;
  readonly cancel: () => void;
};

/** The prefetched responses by path and query. */
export type PrefetchedResponses = Map<string, PrefetchedResponse>;

declare global {
  interface Window {
    /**
     * Set by the shell's first script (`start.ts`). It shares no module with the app, because a shared module would be one more file to
     * load first.
     */
    prefetched?: PrefetchedResponses;
  }
}
