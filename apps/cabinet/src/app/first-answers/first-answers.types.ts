export type FirstAnswer = {
  /** As `Accept-Language` named it. */
  readonly language: string;
  readonly response: Promise<Response>;
  /** By `performance.now()`. */
  readonly askedAt: number;
  readonly cancel: () => void;
};

/** By path and query. */
export type FirstAnswers = Map<string, FirstAnswer>;

declare global {
  interface Window {
    /** Set by the shell's first script (`start.ts`), which shares no module with the app: a shared one would be a file more to wait for. */
    firstAnswers?: FirstAnswers;
  }
}
