/** The content of a document, in order and in one language; `render-pdf.ts` draws it. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Names with values; the last row may be the total of the others. */
  | { readonly kind: 'list'; readonly heading?: string; readonly rows: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    };

export type Line = { readonly name: string; readonly value: string; readonly strong?: true };
/** `share`: fraction of the width. Numbers are right-aligned. */
export type Column = { readonly name: string; readonly share: number; readonly isNumber?: true };

export type Paper = { readonly title: string; readonly blocks: readonly Block[] };

/** The parts common to all documents: issuer, time, and how to verify the document. */
export type Seal = {
  readonly lang: 'ru' | 'uz-Latn';
  readonly issuedAt: Date;
  /** `code` and `lines` are printed next to the QR code, `code` first. */
  readonly code: Line;
  readonly lines: readonly string[];
  /** The URL in the QR code. */
  readonly url: string;
  readonly qrAlt: string;
  /** A template with `{page}` and `{pages}`. It is not a function, because a function cannot be sent to the worker thread. */
  readonly pageOf: string;
};

export type PdfTask = { readonly paper: Paper; readonly seal: Seal };
