const EVERY_MS = 500;
/** Of a terminal that does not tell, or tells 0. */
const COLUMNS = 80;
const CLEAR_LINE = '\r\u001b[2K';

/** What is used of a stream: `process.stdout` fits, on a terminal or not. */
export type Out = { readonly isTTY?: boolean; readonly columns?: number; write: (text: string) => unknown };

/** Lines that stay, and on a terminal one line below them that changes. Elsewhere (a pipe, a file) only the lines that stay. */
export class Terminal {
  readonly #out: Out;
  #status: () => string = () => '';

  constructor(out: Out) {
    this.#out = out;
  }

  print(text: string): void {
    this.#out.write(this.#out.isTTY ? `${CLEAR_LINE}${text}\n` : `${text}\n`);
    this.#draw();
  }

  /** Keeps the status line true until it is stopped. */
  status(text: () => string): { stop: () => void } {
    this.#status = text;
    const timer = setInterval(() => this.#draw(), EVERY_MS);
    return {
      stop: () => {
        clearInterval(timer);
        this.#status = () => '';
        this.#draw();
      },
    };
  }

  #draw(): void {
    if (!this.#out.isTTY) return;
    // One row: a longer line would wrap, and only its last row could be cleared.
    this.#out.write(CLEAR_LINE + this.#status().slice(0, (this.#out.columns || COLUMNS) - 1));
  }
}
