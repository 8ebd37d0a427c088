/** What a call brought, with the response that it came in. */
export interface Answer<Result> {
  data: Result;
  /** The response, whose body is read already: its status and headers. */
  response: Response;
}

/** The promise of a call's result. */
export interface ApiCall<Result> extends Promise<Result> {
  /** The result together with the response, for its status and headers. */
  withResponse(): Promise<Answer<Result>>;
}

/** A page of a list: its items are in `data`. */
export interface Page {
  data: readonly unknown[];
}

/** The promise of one page of a list. In `for await` it yields the items of this page and of all pages after it. */
export interface PagedCall<Result extends Page> extends ApiCall<Result>, AsyncIterable<Result['data'][number]> {
  /** This page and all pages after it, one request for each. */
  pages(): AsyncIterable<Result>;
}

/** A file that an operation answers, such as a receipt. It is read as it comes, once. */
export interface FileAnswer {
  readonly stream: ReadableStream<Uint8Array>;
  /** For example `application/pdf`. */
  readonly contentType: string;
  /** As the server suggests to save it; null when it suggests none. */
  readonly fileName: string | null;
  /** Reads the whole file. */
  blob(): Promise<Blob>;
}
