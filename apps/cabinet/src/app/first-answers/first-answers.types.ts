export type FirstAnswer = {
  /** The value of the request's `Accept-Language` header. */
  readonly language: string;
  readonly response: Promise<Response>;
  /** The time of the request, as `performance.now()`. */
  readonly askedAt: number;
  readonly cancel: () => void;
};

/** The prefetched responses by path and query. */
export type FirstAnswers = Map<string, FirstAnswer>;

declare global {
  interface Window {
    /**
     * Set by the shell's first script (`start.ts`). It shares no module with the app, because a shared module would be one more file to
     * load first.
     */
    firstAnswers?: FirstAnswers;
  }
}
