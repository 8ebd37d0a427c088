const EVERY_MS = 500;
/** Width if the terminal reports none or 0. */
const COLUMNS = 80;
const CLEAR_LINE = '\r\u001b[2K';

/** The part of a stream that we use; `process.stdout` fits, as a terminal or not. */
export type OutputStream = { readonly isTTY?: boolean; readonly columns?: number; write: (text: string) => unknown };

/**
 * Prints permanent lines and, on a terminal, one changing status line below them. In a pipe or file only the permanent lines are printed.
 */
export class Terminal {
  readonly #out: OutputStream;
  #status: () => string = () => '';

  constructor(out: OutputStream) {
    this.#out = out;
  }

  print(text: string): void {
    this.#out.write(this.#out.isTTY ? `${CLEAR_LINE}${text}\n` : `${text}\n`);
    this.#draw();
  }

  /** Redraws the status line at intervals until it is stopped. */
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
