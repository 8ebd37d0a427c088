// Options that pdfkit 0.20 accepts but its types do not declare yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** For TH: which cells it is the header of. */
    scope?: 'Column' | 'Row';
    /** For Figure: left, top, right, bottom, in points from the top of the page. */
    bbox?: [number, number, number, number];
  }
  interface PDFMarking {
    struct(tag: string, draw: () => void): PDFStructureElement;
  }
}
