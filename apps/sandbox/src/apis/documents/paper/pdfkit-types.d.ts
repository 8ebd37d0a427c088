// What pdfkit 0.20 takes and its types do not name yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** For TH: which cells it heads. */
    scope?: 'Column' | 'Row';
    /** For Figure: left, top, right, bottom, in points from the top of the page. */
    bbox?: [number, number, number, number];
  }
  interface PDFMarking {
    struct(tag: string, draw: () => void): PDFStructureElement;
  }
}
