/** A page whose payload did not come, or came as a failure. `status` 511: no answer at all (spec 8). */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
  readonly status: number;
  /** The server's own sentence, or empty. */
  readonly sentence: string;
  constructor(status: number, sentence = '', options?: ErrorOptions) {
    super(`the page could not be loaded: ${status}`, options);
    this.status = status;
    this.sentence = sentence;
  }
}
