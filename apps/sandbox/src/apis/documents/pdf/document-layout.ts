/** The content of a document, in order and in one language; `render-pdf.ts` draws it. */
export type LayoutBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Names with values; the last row may be the total of the others. */
  | { readonly kind: 'list'; readonly heading?: string; readonly rows: readonly LabelledValue[] }
  | {
      readonly kind: 'table';
      readonly heading: string;
      readonly columns: readonly TableColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly total?: readonly string[];
    };

export type LabelledValue = { readonly name: string; readonly value: string; readonly strong?: true };
/** `share`: fraction of the width. Numbers are right-aligned. */
export type TableColumn = { readonly name: string; readonly share: number; readonly isNumber?: true };

export type DocumentLayout = { readonly title: string; readonly blocks: readonly LayoutBlock[] };

/** The parts common to all documents: issuer, time, and how to verify the document. */
export type VerificationStamp = {
  readonly lang: 'ru' | 'uz-Latn';
  /** The lines of the issuer at the head of the first page. */
  readonly issuer: readonly string[];
  readonly issuedAt: Date;
  /** `code` and `lines` are printed next to the QR code, `code` first. */
  readonly code: LabelledValue;
  readonly lines: readonly string[];
  /** The URL in the QR code. */
  readonly url: string;
  readonly qrAlt: string;
  /** A template with `{page}` and `{pages}`. It is not a function, because a function cannot be sent to the worker thread. */
  readonly pageOf: string;
};

export type PdfTask = { readonly layout: DocumentLayout; readonly stamp: VerificationStamp };
