/** What stands on a paper, in order and in one language; `render-pdf.ts` draws it. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Names with their values; the last may be the sum that the others lead to. */
  | { readonly kind: 'list'; readonly heading?: string; readonly rows: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    };

export type Line = { readonly name: string; readonly value: string; readonly strong?: true };
/** `share` of the width; numbers stand at the end of their column. */
export type Column = { readonly name: string; readonly share: number; readonly isNumber?: true };

export type Paper = { readonly title: string; readonly blocks: readonly Block[] };

/** What is the same on every paper: who gave it out, when, and how to verify it. */
export type Seal = {
  readonly lang: 'ru' | 'uz-Latn';
  readonly issuedAt: Date;
  /** Lines beside the QR code, the code itself first. */
  readonly code: Line;
  readonly lines: readonly string[];
  /** What the QR code leads to. */
  readonly url: string;
  readonly qrAlt: string;
  /** With `{page}` and `{pages}`: a function could not go to the thread that draws. */
  readonly pageOf: string;
};

export type PdfTask = { readonly paper: Paper; readonly seal: Seal };
